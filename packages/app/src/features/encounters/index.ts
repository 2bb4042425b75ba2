export { isLimitReached } from './model/isLimitReached';
export { EncountersStore } from './model/EncountersStore';
export { PassedList } from './model/PassedList';
