import { guide } from '#storybook/guide';

export const blurredCardGuide = guide({
  purpose: 'Someone who may not be seen yet: a drawn pattern where a photo would be.',
  whenNot: ['For a person who may be seen: `MemberCard`.', 'While people load: `MemberCardSkeleton`.'],
  anatomy: {
    root: 'a native button',
    pattern: 'soft spots made from `seed`',
    heart: 'or `+N`, with `count`',
  },
  states: {},
  keyboard: { 'Enter / Space': 'presses it' },
  announces: ['Its label as a button.'],
  do: ['Say in the label what pressing does.', 'Use the position in the list as `seed`.'],
  dont: ['Don’t derive the pattern from the person’s data: it could be traced back.'],
});
