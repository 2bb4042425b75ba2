export { afterWindows, backSettled, leaveLeftWindows, whenAlone } from '../hooks/entryMark';
