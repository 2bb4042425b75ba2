export { backSettled } from '../hooks/useBackCloses';
export { leaveLeftWindows } from '../hooks/entryMark';
