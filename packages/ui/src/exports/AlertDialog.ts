export * from '../components/AlertDialog';
