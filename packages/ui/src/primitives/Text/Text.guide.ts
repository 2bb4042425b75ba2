import { guide } from '#storybook/guide';

export const textGuide = guide({
  purpose: 'Text in a style of the scale and a colour by meaning, without margins.',
  whenNot: ['For a link: `Link`.', 'Inside components that already set their own type.'],
  anatomy: { root: 'a `span`, or the element of `as`' },
  states: {
    'data-variant': 'the style: `caption`, `small`, `body`, `lead`, `title`, `heading`, `display`',
    'data-tone': 'the colour by meaning',
    'data-strong': 'heavier',
    'data-tabular': 'figures of one width',
    'data-truncate': 'one line with an ellipsis',
  },
  keyboard: {},
  announces: ['Whatever the element of `as` says: a heading of its level, a paragraph.'],
  do: [
    'Choose `as` by meaning and `variant` by look, independently.',
    'Set `dir="auto"` on what members wrote, `tabular` on numbers that change.',
  ],
  dont: ['Don’t mute text by opacity: use a tone.', 'Don’t truncate text that cannot be read elsewhere.'],
});
