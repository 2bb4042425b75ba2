export { usePremiumDialog } from './PremiumDialogContext';
export { PremiumDialogHost } from './PremiumDialogHost';
export { PremiumStore } from './model/PremiumStore';
