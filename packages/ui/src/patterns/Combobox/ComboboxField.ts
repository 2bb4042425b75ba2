import type { ChangeEvent, FocusEvent, KeyboardEvent, MouseEvent } from 'react';
import type { ComboboxItem } from './createMatcher';

export interface ComboboxField {
  /** For the `input`; also its value. */
  readonly inputProps: ComboboxInputProps;
  /** For the element around the options, which needs a name (`aria-label`) as well. */
  readonly listProps: ComboboxListProps;
  /** For each option drawn, by its place in `items`. */
  readonly optionProps: (index: number) => ComboboxOptionProps;
  /** The list is to be shown. */
  readonly isOpen: boolean;
  /** What fits what is typed, the best first. */
  readonly items: readonly ComboboxItem[];
  /** Nothing begins like that: `items` are what may have been meant. */
  readonly isGuess: boolean;
  /** The choices, or what guesses, are on their way. */
  readonly isLoading: boolean;
  /** Place in `items` of the option the keys are at, -1 for none. */
  readonly active: number;
  /** The chosen one. */
  readonly chosen: { readonly id: string; readonly label: string } | undefined;
  /** What is typed; '' while nothing is. */
  readonly query: string;
  /** What the field shows: what is typed, else what is chosen. */
  readonly text: string;
  /** Advice when half a word was left, else ''. */
  readonly unfinished: string;
  /** For `useAnnounce`: how many options there are, a while after the last key. */
  readonly spoken: string;
  /** Shows the list. */
  readonly open: () => void;
  /** Chooses one, and closes. */
  readonly choose: (item: ComboboxItem) => void;
  /** Takes the choice back. */
  readonly clear: () => void;
  /** Gets ready for the first key; a field that gets the focus does it by itself, one that begins with it calls it. */
  readonly prepare: () => void;
}

/** Props of the `input`. */
export interface ComboboxInputProps {
  /** A field with a list. */
  readonly role: 'combobox';
  /** `text`; on a screen of its own, `query`. */
  readonly value: string;
  /** There are options to be seen. */
  readonly 'aria-expanded': boolean;
  /** Id of the list while it is there. */
  readonly 'aria-controls': string | undefined;
  /** What is typed is not completed in the field. */
  readonly 'aria-autocomplete': 'list';
  /** Id of the option the keys are at. */
  readonly 'aria-activedescendant': string | undefined;
  /** Names are not corrected. */
  readonly spellCheck: false;
  /** Names are not begun with a capital. */
  readonly autoCapitalize: 'off';
  /** Searches; what the browser fills in by itself is chosen when it is the name of one. */
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  /** Arrows, Home, End, Enter, Escape and Tab. */
  readonly onKeyDown: (event: KeyboardEvent) => void;
  /** Selects the text and gets ready; not on a screen of its own. */
  readonly onFocus?: ((event: FocusEvent<HTMLInputElement>) => void) | undefined;
  /** Drops half a word; not on a screen of its own. */
  readonly onBlur?: (() => void) | undefined;
}

/** Props of the element around the options. */
export interface ComboboxListProps {
  /** What the field names as its list. */
  readonly id: string;
  /** A list to choose from. */
  readonly role: 'listbox';
  /** Tab goes past it. */
  readonly tabIndex: -1;
  /** Keeps the focus in the field. */
  readonly onMouseDown: (event: MouseEvent) => void;
}

/** Props of an option. */
export interface ComboboxOptionProps {
  /** What the field names as the option that the keys are at. */
  readonly id: string;
  /** One of the list. */
  readonly role: 'option';
  /** It is the chosen one. */
  readonly 'aria-selected': boolean;
  /** How many there are, however many are drawn. */
  readonly 'aria-setsize': number;
  /** Its place among them, from 1. */
  readonly 'aria-posinset': number;
  /** The keys are at it. */
  readonly 'data-active': true | undefined;
  /** Chooses it. */
  readonly onClick: () => void;
}
