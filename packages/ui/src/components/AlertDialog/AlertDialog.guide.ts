import { guide } from '#storybook/guide';

export const alertDialogGuide = guide({
  purpose: 'Asks before an action that cannot be undone.',
  whenNot: ['When it can be undone: do it and offer undo in a toast.', 'For a form or a choice: `Dialog`.'],
  anatomy: {
    title: 'the question',
    description: 'what will happen and what is lost',
    error: 'why it did not go through',
    content: 'more, when a sentence is not enough',
    buttons: 'cancel first, then the action',
  },
  states: {
    'data-state': '`open` or `closed`',
    'aria-busy': 'on the action’s button while its promise is pending; nothing closes the dialog then',
  },
  keyboard: {
    Esc: 'cancels',
    Tab: 'stays inside',
    Enter: 'presses the focused button, at first cancel',
    'Back of the browser': 'cancels, unless `closeOnBack` is false',
  },
  announces: ['Title and description at once, as an alert dialog; `error` as an alert.'],
  do: [
    'Name the action on the button: “Delete”, not “OK”.',
    'Give `fallbackFocus` when confirming removes the opener.',
  ],
  dont: ['Don’t ask about harmless actions.'],
});
