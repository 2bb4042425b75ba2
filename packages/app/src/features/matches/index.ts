export { MatchCelebration } from './MatchCelebration';
export { MatchesStore, type Match } from './model/MatchesStore';
