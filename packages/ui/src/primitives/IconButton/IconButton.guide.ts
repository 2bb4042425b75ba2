import { guide } from '#storybook/guide';

export const iconButtonGuide = guide({
  purpose: 'An action that its icon alone makes clear, at least 44 px large.',
  whenNot: [
    'When the action needs words to be understood: `Button` with an icon.',
    'For more than a few actions in one place: `Menu`.',
  ],
  anatomy: {
    root: 'a native `button` of type `button`, or the only child with `asChild`',
    icon: 'the child; a spinner in its place while `busy`',
  },
  states: {
    'data-variant': '`plain`, `surface`, `like` or `glass`',
    'data-size': 'side: 44, 48 or 68 px',
    'data-loading': 'work is going on: presses are ignored; also `aria-disabled`',
    'data-disabled': 'cannot be pressed',
  },
  keyboard: { 'Enter / Space': 'presses it' },
  announces: ['`label` as a button; the same text shows as the browser’s tooltip.'],
  do: [
    'Name what pressing does, and to whom: “Like Anna”.',
    'Use `glass` on photos, `like` only for the like.',
  ],
  dont: ['Don’t name it by its picture: “Heart”.', 'Don’t use `like` twice in a view.'],
});
