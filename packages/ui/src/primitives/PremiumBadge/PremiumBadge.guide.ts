import { guide } from '#storybook/guide';

export const premiumBadgeGuide = guide({
  purpose: 'The quiet golden mark of a premium member.',
  whenNot: ['To sell premium: `Button variant="premium"` or a `Banner`.'],
  anatomy: {
    root: 'a `span`',
    crown: 'the icon',
    text: '“Premium”; for screen readers only with `iconOnly`',
  },
  states: { 'data-icon-only': 'only the crown, round, 28 px' },
  keyboard: {},
  announces: ['“Premium”, also with `iconOnly`.'],
  do: ['Use `iconOnly` on photos and beside names.'],
  dont: ['Don’t use gold for anything but premium.'],
});
