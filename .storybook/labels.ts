import { ar } from '../packages/ui/src/locales/ar';
import { de } from '../packages/ui/src/locales/de';
import { en } from '../packages/ui/src/locales/en';
import type { KitLabels } from '../packages/ui/src/locales/KitLabels';
import { ru } from '../packages/ui/src/locales/ru';
import { uk } from '../packages/ui/src/locales/uk';

/** The kit's languages, those of the toolbar. */
export const kitPacks = { ru, en, de, uk, ar };

type Packs = Readonly<Record<keyof typeof kitPacks, unknown>>;

function inEach<Component extends keyof KitLabels>(component: Component) {
  const entries = Object.entries(kitPacks).map(([locale, { labels }]) => [locale, labels[component]]);
  return Object.fromEntries(entries) as { readonly [Locale in keyof Packs]: KitLabels[Component] };
}

/** The kit's own words: plays name them as `said(chatRoomLabels).send`. */
export const alertDialogLabels = inEach('AlertDialog');
export const appShellLabels = inEach('AppShell');
export const characterCountLabels = inEach('TextArea');
export const chatMenuLabels = inEach('ChatMenu');
export const chatRoomLabels = inEach('ChatRoom');
export const chipGroupLabels = inEach('ChipGroup');
export const comboboxLabels = inEach('Combobox');
export const dateWheelsLabels = inEach('DateWheels');
export const dialogLabels = inEach('Dialog');
export const dialogueListLabels = inEach('DialogueList');
export const errorStateLabels = inEach('ErrorState');
export const filterLabels = inEach('FilterPanel');
export const lightboxLabels = inEach('Lightbox');
export const onlineDotLabels = inEach('OnlineDot');
export const paginationSentinelLabels = inEach('PaginationSentinel');
export const passwordFieldLabels = inEach('PasswordField');
export const photoGridLabels = inEach('PhotoGrid');
export const premiumBadgeLabels = inEach('PremiumBadge');
export const resendLabels = inEach('ResendButton');
export const scrollPickerLabels = inEach('ScrollPicker');
export const sliderLabels = inEach('RangeSlider');
export const spinnerLabels = inEach('Spinner');
export const stepDialogLabels = inEach('StepDialog');
export const swipeCardLabels = inEach('SwipeCard');
export const swipeDeckLabels = inEach('SwipeDeck');
export const toasterLabels = inEach('Toaster');
