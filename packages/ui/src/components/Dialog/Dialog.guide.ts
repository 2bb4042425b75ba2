import { guide } from '#storybook/guide';

export const dialogGuide = guide({
  purpose: 'A modal window: one matter to settle or cancel before going on.',
  whenNot: [
    'For several steps: `StepDialog`.',
    'For actions on one thing: `Menu`.',
    'For news: a toast.',
    'For photos: `Lightbox`.',
  ],
  anatomy: {
    'Dialog.Root': 'holds `open` and `onOpenChange`',
    'Dialog.Trigger': 'takes the opening button by `asChild`',
    'Dialog.Content': 'the window with its scrim',
    grip: 'on a sheet: drags it down',
    header: 'title and description',
    body: 'the children; scrolls on its own',
    footer: 'buttons that stay in place',
    'Dialog.Close': 'takes a closing button by `asChild`',
  },
  states: {
    'data-placement': '`center`, `sheet` (from below on phones) or `full`',
    'data-size': '420, 560 or 760 px wide',
    'data-flush': 'the content reaches the edges',
    'data-state': '`open` or `closed`, while the exit plays',
  },
  keyboard: {
    'Tab / Shift+Tab': 'stay within the window',
    Esc: 'closes',
    'Back of the browser': 'closes it, unless `closeOnBack` is false',
  },
  announces: [
    'A dialog named by its title; the description is read with it.',
    'The page behind is inert meanwhile.',
  ],
  do: [
    'Give `fallbackFocus` where the opener may no longer exist on closing.',
    'Keep one filled action in the footer.',
  ],
  dont: ['Don’t open a dialog over a dialog.', 'Don’t leave out both the close button and Esc.'],
});
