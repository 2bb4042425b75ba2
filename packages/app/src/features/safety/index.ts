export { reasonTexts } from './messages';
export { useSafetyDialog, type Evidence, type FocusAfter } from './SafetyDialogContext';
export { SafetyDialogHost } from './SafetyDialogHost';
