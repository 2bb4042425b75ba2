import { guide } from '#storybook/guide';

export const memberCardGuide = guide({
  purpose: 'A member in a grid: photo, name, age, status and city; one link as a whole.',
  whenNot: ['For the person being decided on: `SwipeDeck`.', 'In a list or header: `Avatar` with a name.'],
  anatomy: {
    root: 'an `article`',
    link: 'what the caller passes, filled with everything else',
    photo: '3:4 over a neutral background; a drawn head when there is none',
    crown: 'with `premium`',
    caption: 'name and age with the dot, under it status and city',
  },
  states: { 'data-empty': 'on the photo: there is none, or it did not load' },
  keyboard: { Tab: 'goes from card to card', Enter: 'follows the link' },
  announces: ['One link: “Sofia, 26 Online · Moscow”, preceded by “Premium” for premium members.'],
  do: [
    'Set `eager` on the first rows of a page only.',
    'Show `MemberCardSkeleton` of the same size meanwhile, with `aria-busy` on the grid.',
  ],
  dont: ['Don’t put buttons into the card: it is one link.', 'Don’t give it a shadow.'],
});
