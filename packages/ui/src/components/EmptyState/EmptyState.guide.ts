import { guide } from '#storybook/guide';

export const emptyStateGuide = guide({
  purpose: 'Says that there is nothing here, and offers the next step.',
  whenNot: ['When it could not be loaded: `ErrorState`.', 'While it is loading: `Skeleton`.'],
  anatomy: {
    root: 'a `div`',
    icon: 'an icon or drawing, decoration',
    title: 'what is not here, as a heading',
    text: 'what to do next, in a sentence',
    action: 'the one action',
  },
  states: {},
  keyboard: {},
  announces: ['Nothing by itself. A script may focus the heading when a list becomes empty.'],
  do: ['Set `titleAs` to the level the page needs.', 'Offer one action.'],
  dont: ['Don’t blame: “Nobody found”, not “You set the wrong filters”.'],
});
