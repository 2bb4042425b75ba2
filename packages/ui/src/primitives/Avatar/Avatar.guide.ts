import { guide } from '#storybook/guide';

export const avatarGuide = guide({
  purpose: 'A member’s round picture, wherever the person is named in passing: a list, a header, a toast.',
  whenNot: [
    'For a photo to be looked at: `MemberCard`, `PhotoGrid` or `Lightbox`.',
    'For the product’s mark: `SparkMark`.',
  ],
  anatomy: {
    root: 'a `span` as large as `size`',
    face: 'the picture, the initials of the name, or a drawn head when the name has no letters',
    dot: 'an `OnlineDot`, only while `online`',
  },
  states: { 'data-online': 'the dot is shown' },
  keyboard: {},
  announces: [
    'The name as an image; nothing with `decorative`.',
    '“Online” as an image of its own while `online`, unless `decorative`.',
  ],
  do: [
    'Set `decorative` where the name stands beside it.',
    'Set `--avatar-ring` on another background than the page’s: the ring around the dot has that colour.',
  ],
  dont: [
    'Don’t put a border around it.',
    'Don’t make the picture the only way to the profile: link the name with it.',
  ],
});
