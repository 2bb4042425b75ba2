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
  readonly role: 'combobox';
  readonly value: string;
  readonly 'aria-expanded': boolean;
  readonly 'aria-controls': string | undefined;
  readonly 'aria-autocomplete': 'list';
  readonly 'aria-activedescendant': string | undefined;
  readonly spellCheck: false;
  readonly autoCapitalize: 'off';
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onFocus?: ((event: FocusEvent<HTMLInputElement>) => void) | undefined;
  readonly onBlur?: (() => void) | undefined;
}

/** Props of the element around the options. */
export interface ComboboxListProps {
  readonly id: string;
  readonly role: 'listbox';
  readonly tabIndex: -1;
  /** Keeps the focus in the field. */
  readonly onMouseDown: (event: MouseEvent) => void;
}

/** Props of an option. */
export interface ComboboxOptionProps {
  readonly id: string;
  readonly role: 'option';
  readonly 'aria-selected': boolean;
  readonly 'aria-setsize': number;
  readonly 'aria-posinset': number;
  /** The keys are at it. */
  readonly 'data-active': true | undefined;
  readonly onClick: () => void;
}
