import { guide } from '#storybook/guide';

export const toasterGuide = guide({
  purpose: 'A short notice that needs no answer; appears over everything and closes by itself.',
  whenNot: [
    'When an answer is needed: `Dialog`.',
    'When it stays true: `Banner`.',
    'When it belongs to a field: its `error`.',
  ],
  anatomy: {
    Toaster: 'the region; mounted once and from the start',
    'toast()': 'shows one from anywhere and answers its id; `toast.update`, `toast.dismiss`, `toast.promise`',
    toasterId: 'which of several toasters, the same for `Toaster` and `toast()`',
    'createToaster()': 'a store of one’s own instead, with its limit: `show`, `update`, `dismiss`',
    toast: 'picture or icon, title, text',
    link: 'where it leads',
    action: 'a button with a deed, such as taking something back',
    close: 'a button of its own',
  },
  states: {
    'data-type': '`message`, `like`, `premium`, `success`, `error`, `info` or `loading`',
    'data-state': '`open`, or `closed` while it fades',
  },
  keyboard: {
    F8: 'goes to the region',
    Esc: 'on a toast: closes it; the focus goes back to where it came from',
    Enter: 'follows the link or presses the close button',
  },
  announces: [
    'Title and text politely, of an error at once; the focus stays where it is.',
    'The region is named “Notifications (F8)”.',
  ],
  do: [
    'Give the same `id` to what replaces an earlier toast.',
    'Show what a toast says elsewhere too, and let its action be done elsewhere too.',
    'Follow work that takes its time by `toast.promise`.',
  ],
  dont: [
    'Don’t rely on timing: hover, focus, a hidden tab and an open dialog stop it; an error stays until it is closed.',
    'Don’t mount it together with the first toast: screen readers would miss it.',
  ],
});
