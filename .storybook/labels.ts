/** The kit's own words: plays of the product name them as `said(chatRoomLabels).send`. */
export { appShellLabels } from '../packages/ui/src/patterns/AppShell/appShell.labels';
export { chatMenuLabels } from '../packages/ui/src/patterns/ChatRoom/chatMenu.labels';
export { chatRoomLabels } from '../packages/ui/src/patterns/ChatRoom/chatRoom.labels';
export { comboboxLabels } from '../packages/ui/src/patterns/Combobox/combobox.labels';
export { dateWheelsLabels } from '../packages/ui/src/patterns/DateWheels/dateWheels.labels';
export { dialogueListLabels } from '../packages/ui/src/patterns/DialogueList/dialogueList.labels';
export { errorStateLabels } from '../packages/ui/src/components/ErrorState/errorState.labels';
export { filterLabels } from '../packages/ui/src/patterns/FilterPanel/filterPanel.labels';
export { lightboxLabels } from '../packages/ui/src/patterns/Lightbox/lightbox.labels';
export { photoGridLabels } from '../packages/ui/src/patterns/PhotoGrid/photoGrid.labels';
export { premiumBadgeLabels } from '../packages/ui/src/primitives/PremiumBadge/premiumBadge.labels';
export { resendLabels } from '../packages/ui/src/primitives/CodeField/resend.labels';
export { sliderLabels } from '../packages/ui/src/primitives/Slider/slider.labels';
export { stepDialogLabels } from '../packages/ui/src/patterns/StepDialog/stepDialog.labels';
export { swipeCardLabels } from '../packages/ui/src/patterns/SwipeCard/swipeCard.labels';
export { swipeDeckLabels } from '../packages/ui/src/patterns/SwipeDeck/swipeDeck.labels';
export { toasterLabels } from '../packages/ui/src/components/Toaster/toaster.labels';
