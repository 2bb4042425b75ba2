import { guide } from '#storybook/guide';

export const surfaceGuide = guide({
  purpose: 'A background with the colours, corners and shadows of the theme.',
  whenNot: ['With a heading and an action: `Card`.', 'For a window over the page: `Dialog` or `Sheet`.'],
  anatomy: { root: 'a box; `as` gives it a meaning' },
  states: {
    'data-level': '`page`, `card`, `raised` or `sunken`',
    'data-radius': '8, 12, 16 or 20 px',
    'data-shadow': '`none`, `sm`, `md`, `lg`',
    'data-padding': 'the step of the grid',
    'data-border': 'a subtle line around',
  },
  keyboard: {},
  announces: ['Nothing of its own.'],
  do: ['Raise a surface one level above the one below it.'],
  dont: ['Don’t put shadows under photos in a grid.', 'Don’t nest more than two cards.'],
});
