import { guide } from '../../../../../.storybook/guide';

export const alertDialogGuide = guide({
  purpose: 'Asks before something that cannot be taken back.',
  whenNot: [
    'For what can be taken back: do it and offer to undo, by `Toaster`.',
    'For a form or a choice: `Dialog`.',
  ],
  anatomy: {
    title: 'the question',
    description: 'what will happen and what is lost',
    error: 'why it did not go through',
    content: 'more, when a sentence is not enough',
    buttons: 'the way back first, then the deed',
  },
  states: {
    'data-state': '`open` or `closed`',
    'aria-busy': 'of the deed’s button while its promise is open; nothing closes it then',
  },
  keyboard: {
    Esc: 'is the way back',
    Tab: 'stays inside',
    Enter: 'presses the button with the focus, the way back at first',
  },
  announces: ['Title and description at once, as an alert dialog; `error` as an alert.'],
  do: [
    'Name the deed on the button: “Delete”, not “OK”.',
    'Give `fallbackFocus` when confirming takes the opener away.',
  ],
  dont: ['Don’t ask about what harms nobody.'],
});
