export { afterWindows, backSettled, leaveLeftWindows } from '../hooks/entryMark';
