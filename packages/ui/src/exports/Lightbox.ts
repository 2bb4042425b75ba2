export * from '../patterns/Lightbox';
