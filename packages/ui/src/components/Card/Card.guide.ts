import { guide } from '#storybook/guide';

export const cardGuide = guide({
  purpose: 'A group of one thing with its heading, action and content on a surface of its own.',
  whenNot: ['Without a heading or an action: `Surface`.', 'For a person: `MemberCard`.'],
  anatomy: {
    root: 'a `section` named by its title',
    title: 'the heading, `h2` unless `titleAs`',
    action: 'at the end of the heading’s row',
    description: 'a sentence under the heading',
    footer: 'under the content, apart by a line',
  },
  states: {},
  keyboard: {},
  announces: ['A region named by its title.'],
  do: ['Choose `titleAs` so that the headings of the page form a tree.'],
  dont: ['Don’t put a card into a card.'],
});
