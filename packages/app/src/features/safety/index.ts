export { useSafetyDialog } from './SafetyDialogContext';
export { SafetyDialogHost } from './SafetyDialogHost';
export { SafetyStore } from './model/SafetyStore';
