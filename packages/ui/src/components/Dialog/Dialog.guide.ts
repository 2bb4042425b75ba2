import { guide } from '../../../../../.storybook/guide';

export const dialogGuide = guide({
  purpose: 'A modal window: one matter that has to be dealt with, or left, before going on.',
  whenNot: [
    'For several steps: `StepDialog`.',
    'For actions of one thing: `Menu`.',
    'For news: a toast.',
    'For photos: `Lightbox`.',
  ],
  anatomy: {
    'Dialog.Root': 'holds `open` and `onOpenChange`',
    'Dialog.Trigger': 'takes the opening button by `asChild`',
    'Dialog.Content': 'the window with its scrim',
    grip: 'on a sheet: draws it down',
    header: 'title and description',
    body: 'the children; scrolls by itself',
    footer: 'buttons that stay in place',
    'Dialog.Close': 'takes a closing button by `asChild`',
  },
  states: {
    'data-placement': '`center`, `sheet` (from below on phones) or `full`',
    'data-size': '420, 560 or 760 px wide',
    'data-flush': 'the content reaches the edges',
    'data-state': '`open` or `closed`, while the exit plays',
  },
  keyboard: { 'Tab / Shift+Tab': 'stay within the window', Esc: 'closes' },
  announces: [
    'A dialog named by its title; the description is read with it.',
    'The page behind is not to be reached meanwhile.',
  ],
  do: [
    'Give `fallbackFocus` where the opener may be gone on closing.',
    'Keep one filled action in the footer.',
  ],
  dont: ['Don’t open a dialog over another one’s dialog.', 'Don’t leave out both the close button and Esc.'],
});
