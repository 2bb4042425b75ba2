export * from '../patterns/ScrollPicker';
