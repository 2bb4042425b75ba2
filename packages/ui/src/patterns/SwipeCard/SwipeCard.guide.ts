import { guide } from '#storybook/guide';

export const swipeCardGuide = guide({
  purpose: 'The standard card of an encounter: photos, name, age, status, place and goals.',
  whenNot: ['In a grid: `MemberCard`.', 'For photos over the whole window: `Lightbox`.'],
  anatomy: {
    root: 'fills its container',
    photos: 'one at a time, with bars, counter and arrows, off at the ends',
    text: 'name and age with the dot, place and status, goals',
    fallback: 'no photo yet, or one that did not load with a retry',
  },
  states: {
    'data-online': 'on the dot: online',
    'data-current': 'on photo and bar: the one shown',
    'data-side': 'on an arrow: `previous` or `next`',
  },
  keyboard: {
    Tab: 'goes to the arrows',
    'Enter / Space': 'on an arrow: another photo; the deck’s own keys work on the card as a whole',
  },
  announces: [
    'The photos as a group “Photo 2 of 5”; each as an image “Anna, photo 2 of 5”.',
    'Status in words, the goals as a list.',
  ],
  do: ['Pass on the `context` of `renderCard`: a card that comes back shows the same photo.'],
  dont: ['Don’t wrap around at the last photo.'],
});
