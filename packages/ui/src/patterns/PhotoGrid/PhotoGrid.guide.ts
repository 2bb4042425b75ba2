import { guide } from '#storybook/guide';

export const photoGridGuide = guide({
  purpose:
    'A member’s own photos in slots: adding, order, main, deleting; or another’s gallery with `readOnly`.',
  whenNot: ['To look at one: `Lightbox`.', 'For many people: a grid of `MemberCard`.'],
  anatomy: {
    root: 'a `div`',
    cells: 'a list of `max` slots, the main photo first and large',
    photo: 'opens when pressed; its menu (loads on demand) sets it as main, moves or deletes it',
    tag: '“Main”, on the main photo',
    upload: 'a file on its way: waiting, being prepared, ring with percentage, or why it failed',
    'empty slot': 'a button that chooses files',
    input: 'the hidden file input',
    notice: 'how many files were left out',
    question: 'whether to add files again that are there already',
    'undo note': 'what was done, with undo, for five seconds',
    'crop window': 'with `crop`, the visible part; loads when a file is chosen',
  },
  states: {
    'data-over': 'files are held over the grid',
    'data-readonly': 'only shows',
    'data-movable': 'on a photo: it can be moved',
    'data-picked': 'on a photo: it is being moved',
    'data-target': 'on a photo: what is dragged lands here',
    'data-state':
      'on an upload: `queued`, `preparing`, `uploading`, `processing`, `done`, `failed` or `cancelled`',
  },
  keyboard: {
    Tab: 'goes from slot to slot, each photo with its menu',
    Enter: 'opens a photo, a menu or the choice of files',
    Space: 'with `onReorder`, picks a photo up and puts it down; opens elsewhere',
    Arrows: 'move the photo that is picked up, over the grid; mirrored in right-to-left',
    Esc: 'puts the photo back',
    'Ctrl+V': 'adds pasted pictures',
    'Arrows, + and −': 'in the crop window: move the part and zoom; with Shift, resize a free one',
  },
  announces: [
    'A list with its number of slots and how many are taken; an empty one as “Add a photo, slot 4 of 6”.',
    'Start and end of an upload politely; the percentage only when asked, as a progress.',
    'What is wrong with a file as an alert, at its own slot.',
    'Each step of a move: “Photo moved to position 2 of 5”. A deletion, and a main photo that changed.',
  ],
  do: [
    'Hand `onAdd` to `createUploadQueue` or `usePhotoUploads` of `@iskra/ui/uploads`: two at a time, prepared, in their order.',
    'Give back a promise from `onReorder` and `onRemove`: a refusal puts the photos back.',
    'Open the `Lightbox` in `onOpen`.',
  ],
  dont: [
    'Don’t trust the file’s extension: the grid checks its bytes.',
    'Don’t collect errors in one message: they are in `uploads`, each at its own file, like the progress.',
    'Don’t give `onReorder` while the back end has no call for the order.',
  ],
});
