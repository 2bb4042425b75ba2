import { guide } from '../../../../../.storybook/guide';

export const photoGridGuide = guide({
  purpose: 'A member’s own photos in slots: adding, main, deleting; or another’s gallery with `readOnly`.',
  whenNot: ['To look at one: `Lightbox`.', 'For many people: a grid of `MemberCard`.'],
  anatomy: {
    root: 'a `div`',
    cells: 'a list of `max` slots, the main photo first and large',
    photo: 'pressed, it opens; its menu sets it as main or deletes it',
    tag: '“Main”, on the main photo',
    upload: 'a file on its way: waiting, ring with percentage, or why it failed',
    'empty slot': 'a button that chooses files',
    input: 'the hidden file input',
    notice: 'how many files were left out',
  },
  states: {
    'data-over': 'files are held over the grid',
    'data-readonly': 'only shows',
    'data-state': 'on an upload: `queued`, `uploading`, `processing` or `failed`',
  },
  keyboard: {
    Tab: 'goes from slot to slot, each photo with its menu',
    'Enter / Space': 'opens a photo, a menu or the choice of files',
    'Ctrl+V': 'adds pasted pictures',
  },
  announces: [
    'A list with its number of slots; an empty one as “Add a photo, slot 4 of 6”.',
    'Start and end of an upload politely; the percentage only when asked, as a progress.',
    'What is wrong with a file as an alert, at its own slot.',
  ],
  do: ['Send what `onAdd` hands over, and show `problem` at the slot.', 'Open the `Lightbox` in `onOpen`.'],
  dont: [
    'Don’t trust the file’s ending: the bytes have been looked at.',
    'Don’t collect errors in one message.',
  ],
});
