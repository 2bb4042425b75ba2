import { guide } from '#storybook/guide';

export const sheetGuide = guide({
  purpose: 'Content that slides up from below on a phone and is centred elsewhere.',
  whenNot: ['For a question before an action: `AlertDialog`.', 'For several steps: `StepDialog`.'],
  anatomy: {
    trigger: 'a button that opens it',
    grip: 'to drag it down, on a phone',
    title: 'names it',
    body: 'scrolls',
    footer: 'stays in place',
  },
  states: { 'data-state': '`open` or `closed`', 'data-placement': 'always `sheet`' },
  keyboard: {
    Esc: 'closes it',
    Tab: 'stays inside',
    'Back of the browser': 'closes it, unless `closeOnBack` is false',
  },
  announces: ['Its title as a dialog.'],
  do: ['Keep the one action in `footer`, within reach of the thumb.'],
  dont: ['Don’t open a sheet from a sheet.'],
});
