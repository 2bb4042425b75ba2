export * from '../patterns/SwipeCard';
