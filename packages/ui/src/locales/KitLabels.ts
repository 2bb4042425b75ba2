import type { alertDialogLabels } from '../components/AlertDialog/alertDialog.labels';
import type { dialogLabels } from '../components/Dialog/dialog.labels';
import type { errorStateLabels } from '../components/ErrorState/errorState.labels';
import type { memberCardLabels } from '../components/MemberCard/memberCard.labels';
import type { paginationSentinelLabels } from '../components/PaginationSentinel/paginationSentinel.labels';
import type { toasterLabels } from '../components/Toaster/toaster.labels';
import type { appShellLabels } from '../patterns/AppShell/appShell.labels';
import type { ChatMenuLabels } from '../patterns/ChatRoom/chatMenu.labels';
import type { ChatRoomLabels } from '../patterns/ChatRoom/chatRoom.labels';
import type { ComboboxLabels } from '../patterns/Combobox/combobox.labels';
import type { DateWheelsLabels } from '../patterns/DateWheels/dateWheels.labels';
import type { DialogueListLabels } from '../patterns/DialogueList/dialogueList.labels';
import type { FilterLabels } from '../patterns/FilterPanel/filterPanel.labels';
import type { LightboxLabels } from '../patterns/Lightbox/lightbox.labels';
import type { PhotoGridLabels } from '../patterns/PhotoGrid/photoGrid.labels';
import type { ScrollPickerLabels } from '../patterns/ScrollPicker/scrollPicker.labels';
import type { StepDialogLabels } from '../patterns/StepDialog/stepDialog.labels';
import type { SwipeCardLabels } from '../patterns/SwipeCard/swipeCard.labels';
import type { SwipeDeckLabels } from '../patterns/SwipeDeck/swipeDeck.labels';
import type { chipGroupLabels } from '../primitives/ChipGroup/chipGroup.labels';
import type { resendLabels } from '../primitives/CodeField/resend.labels';
import type { onlineDotLabels } from '../primitives/OnlineDot/onlineDot.labels';
import type { passwordFieldLabels } from '../primitives/PasswordField/passwordField.labels';
import type { premiumBadgeLabels } from '../primitives/PremiumBadge/premiumBadge.labels';
import type { sliderLabels } from '../primitives/Slider/slider.labels';
import type { spinnerLabels } from '../primitives/Spinner/spinner.labels';
import type { characterCountLabels } from '../primitives/TextArea/characterCount.labels';

/** Built-in strings of what any page shows, by component. */
export interface BasicLabels {
  AlertDialog: (typeof alertDialogLabels)['en'];
  Dialog: (typeof dialogLabels)['en'];
  ErrorState: (typeof errorStateLabels)['en'];
  PaginationSentinel: (typeof paginationSentinelLabels)['en'];
  PasswordField: (typeof passwordFieldLabels)['en'];
  Spinner: (typeof spinnerLabels)['en'];
  Toaster: (typeof toasterLabels)['en'];
}

/** Built-in strings of what stands around every screen, and of the marks of people, by component. */
export interface ShellLabels {
  AppShell: (typeof appShellLabels)['en'];
  OnlineDot: (typeof onlineDotLabels)['en'];
  PremiumBadge: (typeof premiumBadgeLabels)['en'];
}

/** Built-in strings of conversations, and of what stands around them, by component. */
export interface ChatLabels extends ShellLabels {
  ChatMenu: ChatMenuLabels;
  ChatRoom: ChatRoomLabels;
  DialogueList: DialogueListLabels;
}

/** Built-in strings of what finds and shows people, by component. */
export interface PeopleLabels {
  ChipGroup: (typeof chipGroupLabels)['en'];
  Combobox: ComboboxLabels;
  FilterPanel: FilterLabels;
  Lightbox: LightboxLabels;
  MemberCard: (typeof memberCardLabels)['en'];
  RangeSlider: (typeof sliderLabels)['en'];
  SwipeCard: SwipeCardLabels;
  SwipeDeck: SwipeDeckLabels;
}

/** Built-in strings of what is filled in, by component. */
export interface FormLabels {
  DateWheels: DateWheelsLabels;
  PhotoGrid: PhotoGridLabels;
  ResendButton: (typeof resendLabels)['en'];
  ScrollPicker: ScrollPickerLabels;
  StepDialog: StepDialogLabels;
  TextArea: (typeof characterCountLabels)['en'];
}

/** The other built-in strings, by component. */
export interface PatternLabels extends PeopleLabels, FormLabels {}

/** All built-in strings, by component. */
export interface KitLabels extends BasicLabels, ChatLabels, PatternLabels {}

/** Some of them. */
export type SomeLabels = { readonly [Component in keyof KitLabels]?: Partial<KitLabels[Component]> };
