export { MemberCard, type MemberCardProps } from './MemberCard';
export { MemberCardSkeleton } from './MemberCardSkeleton';
