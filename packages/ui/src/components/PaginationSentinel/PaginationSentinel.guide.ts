import { guide } from '#storybook/guide';

export const paginationSentinelGuide = guide({
  purpose: 'Loads the next page of a list before its end is seen.',
  whenNot: ['When everything is loaded: nothing.', 'For numbered pages: links.'],
  anatomy: {
    root: 'at the end of the list',
    words: 'what failed, or that this was all',
    button: 'does the same by hand',
  },
  states: { 'data-state': '`idle`, `loading`, `error` or `end`' },
  keyboard: { 'Enter / Space': 'on the button: loads more' },
  announces: ['A failure, and the end with `showEnd`, politely.'],
  do: ['Keep the button: without a pointer and in a small window it is the way on.'],
  dont: ['Don’t load again by itself after a failure.'],
});
