import { guide } from '#storybook/guide';

export const brandGuide = guide({
  purpose: 'The mark (`SparkMark`) and the mark with the name (`Logo`), as the brand draws them.',
  whenNot: ['As an icon for likes or premium: those have icons of their own.'],
  anatomy: {
    Logo: 'an `svg` of disc and name, in the provider’s language',
    SparkMark: 'an `svg` of the disc alone; the needle is transparent',
  },
  states: {},
  keyboard: {},
  announces: [
    '`Logo` is an image with the product’s name.',
    '`SparkMark` is decoration unless it has a `label`.',
  ],
  do: [
    'Use `mono` on photos, gradients and in print.',
    'Leave a quarter of the disc free around it.',
    'Use the full logo in the sidebar and at sign-in, the mark alone in mobile headers.',
  ],
  dont: [
    'Don’t draw it smaller than 20 px.',
    'Don’t recolour it: its colours belong to the drawing, not to the theme.',
  ],
});
