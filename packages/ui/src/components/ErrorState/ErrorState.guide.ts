import { guide } from '#storybook/guide';

export const errorStateGuide = guide({
  purpose: 'Something that could not be shown, and a button to try again.',
  whenNot: ['When there simply is nothing: `EmptyState`.', 'When what is shown stays usable: `Banner`.'],
  anatomy: {
    root: 'an `EmptyState`',
    icon: 'a broken cloud unless given',
    title: '“Could not load this” unless given',
    retry: 'a `Button`, only with `onRetry`',
  },
  states: { 'data-loading': 'on the button: a retry is running' },
  keyboard: { 'Enter / Space': 'on the button: tries again' },
  announces: ['Title and text at once, as an alert.'],
  do: ['Keep `busy` true until the answer, so that the focus stays on the button.'],
  dont: ['Don’t show error codes.'],
});
