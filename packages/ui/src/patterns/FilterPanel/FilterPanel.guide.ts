import { guide } from '#storybook/guide';

export const filterPanelGuide = guide({
  purpose:
    'Sets whom to look for: `FilterPanel` beside the list, `FilterSheet` over it, `FilterButton` to open that.',
  whenNot: ['To search by text: `TextField`.', 'For one short choice over a list: a row of `Chip`.'],
  anatomy: {
    panel: 'an `aside` named by its heading, with how many fields differ and `Reset`',
    sheet: 'a `Sheet` with the same fields; `Reset` and `Show` stay at its bottom',
    'status, gender': '`Segmented`',
    city: '`Combobox` with “all cities” first',
    age: '`RangeSlider` with both numbers to choose from a list',
    further: '`ChipGroup` and `RangeSlider` by data, behind “More”; loaded when it is pressed',
    above: 'what `renderAbove` puts over the fields',
    button: 'an icon with a dot; the number is in its name',
  },
  states: {
    'data-changed': 'of panel and button: how many fields differ from the defaults',
    'data-locked': 'of a field: cannot be changed here, and why',
    'data-field': 'which field it is',
  },
  keyboard: {
    Tab: 'in the order of the picture',
    Arrows: 'within status and gender, and on the age thumbs',
    F: 'opens the sheet, with `useFilterShortcut`; not while typing, and it can be switched off',
    Esc: 'closes the sheet without applying',
  },
  announces: [
    '“to 35” when the other age followed.',
    '“24 people” when `count` changed.',
    'Names of the thumbs: “Age: from”, “Age: to”.',
  ],
  do: [
    'Load in `onApply`: the panel calls it 250 ms after the last change, the sheet on `Show`.',
    'Count the draft in `onDraft` and let the last answer win.',
    'Put what few set into `further`: the count of what is set stays in sight.',
    'Keep the filters as `changeFilter` makes them: the ages never cross.',
  ],
  dont: [
    'Don’t put a filter behind premium without saying so in `locked`.',
    'Don’t move the focus when the list changes.',
  ],
});
