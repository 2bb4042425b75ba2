export { BlurredCard, type BlurredCardProps } from './BlurredCard';
