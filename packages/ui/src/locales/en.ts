import { alertDialogLabels } from '../components/AlertDialog/alertDialog.labels';
import { dialogLabels } from '../components/Dialog/dialog.labels';
import { errorStateLabels } from '../components/ErrorState/errorState.labels';
import { memberCardLabels } from '../components/MemberCard/memberCard.labels';
import { paginationSentinelLabels } from '../components/PaginationSentinel/paginationSentinel.labels';
import { toasterLabels } from '../components/Toaster/toaster.labels';
import { appShellLabels } from '../patterns/AppShell/appShell.labels';
import { chatMenuLabels } from '../patterns/ChatRoom/chatMenu.labels';
import { chatRoomLabels } from '../patterns/ChatRoom/chatRoom.labels';
import { lengthLimitLabels } from '../patterns/ChatRoom/lengthLimit.labels';
import { listLifeLabels } from '../patterns/ChatRoom/listLife.labels';
import { comboboxLabels } from '../patterns/Combobox/combobox.labels';
import { dateWheelsLabels } from '../patterns/DateWheels/dateWheels.labels';
import { dialogueListLabels } from '../patterns/DialogueList/dialogueList.labels';
import { filterLabels } from '../patterns/FilterPanel/filterPanel.labels';
import { lightboxLabels } from '../patterns/Lightbox/lightbox.labels';
import { photoGridLabels } from '../patterns/PhotoGrid/photoGrid.labels';
import { scrollPickerLabels } from '../patterns/ScrollPicker/scrollPicker.labels';
import { stepDialogLabels } from '../patterns/StepDialog/stepDialog.labels';
import { swipeCardLabels } from '../patterns/SwipeCard/swipeCard.labels';
import { swipeDeckLabels } from '../patterns/SwipeDeck/swipeDeck.labels';
import { chipGroupLabels } from '../primitives/ChipGroup/chipGroup.labels';
import { resendLabels } from '../primitives/CodeField/resend.labels';
import { onlineDotLabels } from '../primitives/OnlineDot/onlineDot.labels';
import { passwordFieldLabels } from '../primitives/PasswordField/passwordField.labels';
import { premiumBadgeLabels } from '../primitives/PremiumBadge/premiumBadge.labels';
import { sliderLabels } from '../primitives/Slider/slider.labels';
import { spinnerLabels } from '../primitives/Spinner/spinner.labels';
import { characterCountLabels } from '../primitives/TextArea/characterCount.labels';
import { englishDays } from './DayWords';
import type { LabelPack } from './LabelPack';

/** The kit in English, as the components say it without a pack: to read from, or to translate. */
export const en: LabelPack = {
  locale: 'en',
  days: englishDays,
  labels: {
    AlertDialog: alertDialogLabels.en,
    AppShell: appShellLabels.en,
    ChatMenu: chatMenuLabels.en,
    ChatRoom: { ...chatRoomLabels.en, ...listLifeLabels.en, ...lengthLimitLabels.en },
    ChipGroup: chipGroupLabels.en,
    Combobox: comboboxLabels.en,
    DateWheels: dateWheelsLabels.en,
    Dialog: dialogLabels.en,
    DialogueList: dialogueListLabels.en,
    ErrorState: errorStateLabels.en,
    FilterPanel: filterLabels.en,
    Lightbox: lightboxLabels.en,
    MemberCard: memberCardLabels.en,
    OnlineDot: onlineDotLabels.en,
    PaginationSentinel: paginationSentinelLabels.en,
    PasswordField: passwordFieldLabels.en,
    PhotoGrid: photoGridLabels.en,
    PremiumBadge: premiumBadgeLabels.en,
    RangeSlider: sliderLabels.en,
    ResendButton: resendLabels.en,
    ScrollPicker: scrollPickerLabels.en,
    Spinner: spinnerLabels.en,
    StepDialog: stepDialogLabels.en,
    SwipeCard: swipeCardLabels.en,
    SwipeDeck: swipeDeckLabels.en,
    TextArea: characterCountLabels.en,
    Toaster: toasterLabels.en,
  },
};
