export * from '../components/Menu';
