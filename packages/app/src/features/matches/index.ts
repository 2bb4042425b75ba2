export { MatchCelebration } from './MatchCelebration';
export { MatchesStore } from './model/MatchesStore';
