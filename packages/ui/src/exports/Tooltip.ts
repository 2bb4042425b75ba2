export * from '../components/Tooltip';
