export { PremiumDialogContext, usePremiumDialog } from './PremiumDialogContext';
export { PremiumDialogHost } from './PremiumDialogHost';
