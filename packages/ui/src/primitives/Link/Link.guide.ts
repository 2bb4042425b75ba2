import { guide } from '#storybook/guide';

export const linkGuide = guide({
  purpose: 'A link within a text or beside a label, in the size of what is around it.',
  whenNot: [
    'For an action on its own: `Button`.',
    'For a whole card or row: the component has a link inside.',
  ],
  anatomy: { root: 'an `a`, or the only child with `asChild`' },
  states: { 'data-tone': '`accent`, or `inherit` with an underline' },
  keyboard: { Enter: 'follows it' },
  announces: ['Its text as a link, or what the child of `asChild` is.'],
  do: ['Let the words say where it leads.'],
  dont: ['Don’t use `inherit` without text around: it would not be seen as a link.'],
});
