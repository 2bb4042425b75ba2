export * from '../components/Toaster';
