export { EncountersStore } from './model/EncountersStore';
export { PassedList } from './model/PassedList';
