import { guide } from '#storybook/guide';

export const dialogueListGuide = guide({
  purpose: 'A member’s conversations, newest first, each one link.',
  whenNot: ['For people without a conversation: a grid of `MemberCard`.'],
  anatomy: {
    root: 'a `nav`; scrolls on its own',
    row: 'one link: avatar, name, time, last text, badge',
    text: 'the last message, the draft, or that something was not sent',
    slots:
      'of conversations of your own type: `renderAvatar`, `renderMeta` after the time, `renderEnd` beside the link',
    skeletons: 'six rows while `loading`',
  },
  states: {
    'data-state': '`ready`, `loading`, `error` or `empty`',
    'aria-current': 'on the row of the open conversation',
    'data-unread': 'on the last text: there are unread messages',
    'data-draft': 'on the last text: it is a draft',
    'data-failed': 'on the last text: something was not sent',
    'data-silent': 'no message yet',
  },
  keyboard: {
    Tab: 'goes to one row: the last one visited, or the open one',
    'Arrow Up / Arrow Down': 'to the next row',
    'Home / End': 'to the first and last row',
    Letters: 'to the next name that begins with them',
    Enter: 'opens the conversation',
  },
  announces: [
    'Each row in one sentence: “Anna, online, 2 unread, last message: hello, 14:05”.',
    '“No connection” politely when `offline` begins.',
    '“Loading dialogues” politely.',
  ],
  do: [
    'Call `preventDefault` in `onSelect` where a router navigates.',
    'Hand over new messages at once: the order waits by itself while the pointer is pressed or a row has the keyboard.',
    'Give `now` where “yesterday” must not change, as in a story.',
  ],
  dont: ['Don’t put buttons into a row: it is one link.'],
});
