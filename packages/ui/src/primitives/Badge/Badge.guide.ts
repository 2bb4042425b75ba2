import { guide } from '#storybook/guide';

export const badgeGuide = guide({
  purpose: 'A count of what is new.',
  whenNot: ['For a fact without a number: `Chip` of size `xs`.', 'For premium: `PremiumBadge`.'],
  anatomy: {
    root: 'a `span`; nothing at all for 0 or less',
    count: 'the number, with a plus above `max`',
    label: 'the count in words, for screen readers',
  },
  states: { 'data-size': '`sm` 18 or `md` 22 px high' },
  keyboard: {},
  announces: [
    '`label` in place of the bare number. It is not a live region: whatever changed the count announces it.',
  ],
  do: ['Give `label`: “3 unread”, because a number alone says nothing.', 'Use `sm` on a menu icon.'],
  dont: ['Don’t show 0.', 'Don’t use it for quotas or errors.'],
});
