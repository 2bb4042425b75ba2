export { MatchesStore, type Match } from './model/MatchesStore';
