import { guide } from '#storybook/guide';

export const chipGuide = guide({
  purpose: 'A short fact, or a short choice that can be switched: a goal, a filter, a saving.',
  whenNot: ['For an action: `Button`.', 'For one of two to four that are always all shown: `Segmented`.'],
  anatomy: {
    root: 'a `button` with `onClick` or `selected`, otherwise a `span`; the only child with `asChild`',
    icon: 'before the text; a check in its place while `selected`',
    text: 'the children',
    iconEnd: 'after the text',
  },
  states: {
    'data-tone': '`surface`, `photo` or `soft`',
    'data-size': '`xs` 24, `sm` 32 or `md` 36 px high',
    'data-selected': 'chosen; also `aria-pressed`',
    'data-static': 'plain text, nothing to press',
    'data-disabled': 'cannot be pressed',
  },
  keyboard: { 'Enter / Space': 'presses a chip that is a button' },
  announces: ['A switchable chip is a button that is pressed or not. A plain one is read as text.'],
  do: [
    'Pass `selected` as true or false where it can be switched.',
    'Use `tone="photo"` over the scrim of a photo.',
  ],
  dont: [
    'Don’t put a pressable chip into a link.',
    'Don’t rely on the colour: the check says that it is chosen.',
  ],
});
