export { useSafetyDialog } from './SafetyDialogContext';
export { SafetyDialogHost } from './SafetyDialogHost';
