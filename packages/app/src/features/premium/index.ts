export { usePremiumDialog } from './PremiumDialogContext';
export { PremiumDialogHost } from './PremiumDialogHost';
