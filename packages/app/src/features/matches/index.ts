export { MatchCelebration } from './MatchCelebration';
