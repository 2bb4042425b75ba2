export * from '../components/BlurredCard';
