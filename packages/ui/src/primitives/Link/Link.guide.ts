import { guide } from '../../../../../.storybook/guide';

export const linkGuide = guide({
  purpose: 'A link within text or beside a label; takes the size of what is around it.',
  whenNot: [
    'For an action: `Button`, of variant `text` where it should be quiet.',
    'To make a whole card a link: the card’s own `link`.',
  ],
  anatomy: { root: 'an `a`, or the only child with `asChild`' },
  states: { 'data-tone': '`accent`, or `inherit` with an underline' },
  keyboard: { Enter: 'follows it' },
  announces: ['Its text as a link.'],
  do: [
    'Let the text say where it leads.',
    'Use `tone="inherit"` within sentences, where colour alone would not tell it.',
  ],
  dont: ['Don’t write “here”.'],
});
