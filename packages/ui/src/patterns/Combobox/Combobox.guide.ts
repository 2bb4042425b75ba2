import { guide } from '../../../../../.storybook/guide';

export const comboboxGuide = guide({
  purpose: 'One of very many, by typing its beginning: a city.',
  whenNot: ['For up to a dozen: `Select`.', 'For free text: `TextField`.'],
  anatomy: {
    field: 'label, frame, error and hint; the hint says what was typed and not kept',
    input: 'what is typed; of the chosen one its name',
    clear: 'with `clearable`',
    list: 'under the field, above it where there is no room; thirteen options are drawn. It stands beside the field, not in a portal, so a dialog’s trap holds it',
    option: 'the matched part marked, `detail`, a check on the chosen one; long names take two lines',
    message: 'instead of options: on their way, nothing found, could not be had with a retry',
    fullscreen: 'on phones: a button that opens a full screen with search and list, above the keyboard',
    DisclosureGroup:
      'around several: a group of its own of which one is open at a time; without it the page is one group',
  },
  states: {
    'data-state': '`open` or `closed` on the anchor; `loading`, `error`, `empty` or `ready` on the list',
    'data-active': 'on the option the keys are at',
    'data-side': 'on the list: `top` or `bottom`',
    'data-presentation': 'on the list: `popover` or `fullscreen`',
    'data-invalid': 'there is an `error`',
    'data-disabled': 'cannot be changed',
    'data-loading': 'the choices are on their way',
    'data-size': '44 or 52 px high',
  },
  keyboard: {
    'Arrow Down': 'opens the list at the chosen or first option; then the next, after the last the first',
    'Arrow Up': 'opens the list at the last option; then the one before',
    'Alt + Arrow Down': 'opens the list',
    'Page Up / Page Down': 'ten options',
    'Home / End': 'within the text',
    Enter: 'chooses the option; where the list could not be had, asks again',
    Esc: 'closes the list and nothing around it; closed, it clears when `clearable`',
    Tab: 'leaves; half a word becomes the chosen one again; with `commitOnTab` it takes the option first',
    'Back of the browser': 'closes the full screen',
  },
  announces: [
    'A combobox with its label and whether the list is open; the option the keys are at, with its place.',
    'The number of options politely, half a second after the last key.',
    'On a Mac, where VoiceOver keeps silent, the option itself.',
    '“Nothing found” as a status; what was typed and not kept.',
  ],
  do: [
    'Keep `items` stable: an index is built upon the array.',
    'Give `detail` where names repeat: the region.',
    'Set `presentation="fullscreen"` on phones.',
    'For a list that is not at hand give `loadItems`, and `selectedItem` for the value it begins with.',
    'In a form give `name` and `required`: the form is held back with words under the field.',
  ],
  dont: [
    'Don’t store the text: the value is an id of `items`.',
    'Don’t filter `items` yourself: prefix, inner words, transliteration and keyboard layout are looked at; other rules go into `filter`.',
  ],
});
