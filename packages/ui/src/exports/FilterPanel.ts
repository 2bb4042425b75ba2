export * from '../patterns/FilterPanel';
