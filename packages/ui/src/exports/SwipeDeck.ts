export * from '../patterns/SwipeDeck';
