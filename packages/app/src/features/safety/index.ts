export { reasonTexts } from './messages';
export { useSafetyDialog, type Evidence } from './SafetyDialogContext';
export { SafetyDialogHost } from './SafetyDialogHost';
