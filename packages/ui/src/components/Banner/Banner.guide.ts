import { guide } from '#storybook/guide';

export const bannerGuide = guide({
  purpose: 'One sentence about a whole page or part, at its top.',
  whenNot: [
    'For something that just happened: a toast.',
    'For one field: its `error`.',
    'When the content could not be loaded: `ErrorState`.',
  ],
  anatomy: { root: 'a `div`', icon: 'by tone', words: 'the children', action: 'a button or link at the end' },
  states: { 'data-tone': '`info`, `warning`, `error` or `offline`' },
  keyboard: {},
  announces: [
    '`error` at once, as an alert; the others are text: `useAnnounce` says what appears while one is there.',
  ],
  do: ['Keep it until its cause is gone.', 'Say what can be done, as `action`.'],
  dont: ['Don’t show two at a time.', 'Don’t use `error` unless something failed.'],
});
