import { guide } from '../../../../../.storybook/guide';

export const comboboxGuide = guide({
  purpose: 'One of very many, by typing its beginning: a city.',
  whenNot: ['For up to a dozen: `Select`.', 'For free text: `TextField`.'],
  anatomy: {
    field: 'label, frame, error and hint',
    input: 'what is typed; of the chosen one its name',
    clear: 'with `clearable`',
    list: 'under the field, above it where there is no room; thirteen options are drawn',
    option: 'the matched part marked, `detail`, a check on the chosen one',
    fullscreen: 'on phones: a button that opens a full screen with search and list',
  },
  states: {
    'data-state': '`open` or `closed` on the anchor; `loading`, `empty` or `ready` on the list',
    'data-active': 'on the option the keys are at',
    'data-side': 'on the list: `top` or `bottom`',
    'data-presentation': 'on the list: `popover` or `fullscreen`',
    'data-invalid': 'there is an `error`',
    'data-disabled': 'cannot be changed',
    'data-size': '44 or 52 px high',
  },
  keyboard: {
    'Arrow Down / Arrow Up': 'open the list; then move, from the last to the first',
    'Page Up / Page Down': 'ten options',
    'Home / End': 'within the text',
    Enter: 'chooses the option',
    Esc: 'closes the list; closed, it clears when `clearable`',
    Tab: 'leaves; half a word becomes the chosen one again',
  },
  announces: [
    'A combobox with its label and whether the list is open; the option the keys are at, with its place.',
    'The number of options politely, half a second after the last key.',
    '“Nothing found” as a status.',
  ],
  do: [
    'Keep `items` stable: an index is built upon the array.',
    'Give `detail` where names repeat: the region.',
    'Set `presentation="fullscreen"` on phones.',
  ],
  dont: [
    'Don’t store the text: the value is an id of `items`.',
    'Don’t filter `items` yourself: prefix, inner words, transliteration and keyboard layout are looked at.',
  ],
});
