export { SwipeCard, type SwipeCardGoal, type SwipeCardProps } from './SwipeCard';
export type { SwipeCardLabels } from './swipeCard.labels';
