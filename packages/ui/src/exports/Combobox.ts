export * from '../patterns/Combobox';
