import { guide } from '#storybook/guide';

export const comboboxGuide = guide({
  purpose: 'Chooses one of very many by typing: a city.',
  whenNot: ['For up to a dozen: `Select`.', 'For free text: `TextField`.'],
  anatomy: {
    field: 'label, frame, error and hint; the hint says that typed text was not kept',
    input: 'what is typed, or the name of the chosen option',
    clear: 'with `clearable`',
    list: 'under the field, above it where there is no room; thirteen options are drawn. It is rendered beside the field, not in a portal, so a dialog’s focus trap includes it',
    option: 'the matched part marked, `detail`, a check on the chosen one; long names take two lines',
    message: 'instead of options: loading, nothing found, or failed with a retry',
    fullscreen: 'on phones: a button that opens a full screen with search and list, above the keyboard',
    DisclosureGroup:
      'around several: only one of the group is open at a time; without it the page is one group',
  },
  states: {
    'data-state': '`open` or `closed` on the anchor; `loading`, `error`, `empty` or `ready` on the list',
    'data-active': 'on the option marked by the keys',
    'data-side': 'on the list: `top` or `bottom`',
    'data-presentation': 'on the list: `popover` or `fullscreen`',
    'data-invalid': 'there is an `error`',
    'data-disabled': 'cannot be changed',
    'data-loading': 'the options are loading',
    'data-size': '44 or 52 px high',
  },
  keyboard: {
    'Arrow Down': 'opens the list at the chosen or first option; then moves down, wrapping at the end',
    'Arrow Up': 'opens the list at the last option; then moves up',
    'Alt + Arrow Down': 'opens the list',
    'Page Up / Page Down': 'ten options',
    'Home / End': 'within the text',
    Enter: 'chooses the option; retries where the list failed to load',
    Esc: 'closes the list and nothing around it; closed, it clears when `clearable`',
    Tab: 'leaves and restores the chosen option; with `commitOnTab` chooses the marked option first',
    'Back of the browser': 'closes the full screen',
  },
  announces: [
    'A combobox with its label and whether the list is open; the marked option, with its position.',
    'The number of options politely, half a second after the last key.',
    'On a Mac, where VoiceOver stays silent, the option itself.',
    '“Nothing found” is announced; that typed text was not kept.',
  ],
  do: [
    'Keep `items` stable: an index is built from the array.',
    'Give `detail` where names repeat: the region.',
    'Set `presentation="auto"`: a list on a desktop, a full screen on a phone.',
    'For a remote list pass `loadItems`, and `selectedItem` for the initial value.',
    'In a form pass `name` and `required`: an empty field blocks the form and says so.',
  ],
  dont: [
    'Don’t store the text: the value is an id of `items`.',
    'Don’t filter `items` yourself: it matches prefixes, inner words, transliteration and wrong keyboard layouts; put other rules into `filter`.',
  ],
});
