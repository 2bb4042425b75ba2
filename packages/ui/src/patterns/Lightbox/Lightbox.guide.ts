import { guide } from '#storybook/guide';

export const lightboxGuide = guide({
  purpose: 'Photos one at a time over the whole window.',
  whenNot: ['To change their order or add some: `PhotoGrid`.', 'For a window with words: `Dialog`.'],
  anatomy: {
    backdrop: 'darkens the page',
    bar: '“2 / 5”, zoom and the close button',
    frame: 'the photo; its neighbours load out of sight',
    arrows: 'previous and next, disabled at the ends',
    actions: 'set as main, delete, report, where the caller handles them, and the caller’s own buttons',
  },
  states: {
    'data-status': 'on a photo: `loading`, `ready` or `broken`',
    'data-zoomed': 'on the frame: the photo is zoomed in and can be dragged',
    'data-side': 'on an arrow: `previous` or `next`',
  },
  keyboard: {
    'Arrow Right / Arrow Left': 'next and previous, mirrored in right-to-left',
    'Home / End': 'first and last',
    '+ / − / 0': 'zoom in, zoom out, the whole photo',
    'M / Delete': 'makes it main, deletes it, where the caller handles that',
    Esc: 'closes',
    Tab: 'stays within',
  },
  announces: [
    'A dialog named “Photo 2 of 5”; the new name politely with each photo.',
    'Loading is announced, a broken photo is an alert with a retry.',
  ],
  do: [
    'Keep it mounted and set `index` to null to close, so that the closing animation plays.',
    'Give the person’s `name`: it is in the alternative texts.',
    'Ask in `onRemove` before the photo goes.',
  ],
  dont: [
    'Don’t handle the browser’s Back yourself: it closes the lightbox.',
    'Don’t offer to save another’s photo.',
  ],
});
