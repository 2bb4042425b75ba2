export * from '../components/Dialog';
