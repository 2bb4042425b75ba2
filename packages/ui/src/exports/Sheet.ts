export * from '../components/Sheet';
