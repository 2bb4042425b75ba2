export * from '../icons/icons';
