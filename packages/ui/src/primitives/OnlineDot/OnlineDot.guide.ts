import { guide } from '#storybook/guide';

export const onlineDotGuide = guide({
  purpose: 'Whether a member is online: filled if so, otherwise a ring.',
  whenNot: ['For any other status: it means presence only.'],
  anatomy: { root: 'a `span` of 10 px, 12 px on a photo' },
  states: { 'data-online': 'filled: online', 'data-on-photo': 'brighter and larger' },
  keyboard: {},
  announces: ['“Online” or “Offline” as an image; nothing with `decorative`.'],
  do: ['Set `decorative` where a text beside it says so.'],
  dont: ['Don’t tell online from offline by colour alone: the ring is part of it.'],
});
