export * from '../components/Tabs';
