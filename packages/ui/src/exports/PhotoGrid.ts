export * from '../patterns/PhotoGrid';
