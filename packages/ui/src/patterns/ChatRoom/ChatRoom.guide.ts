import { guide } from '#storybook/guide';

export const chatRoomGuide = guide({
  purpose:
    'A conversation of two: `ChatHeader`, `MessageList` and `MessageComposer` laid out by a `ChatRoom`.',
  whenNot: [
    'For a list of conversations: `DialogueList`.',
    'For comments or groups: it knows one other person.',
  ],
  anatomy: {
    ChatRoom: 'a grid of header, list and foot; fills its container',
    ChatHeader:
      'the person as one link, the name a heading (`nameAs`, by default `h2`; `avatarSlot` in place of the portrait, `nameSlot` after the name), a back button, a menu',
    MessageList: 'the messages, newest at the bottom; draws what is in view',
    day: 'heading of a day; the one in view floats at the top',
    bubble: 'one message; grouped by sender',
    slots:
      'of messages of your own type: `renderAvatar`, `renderQuote` and `renderExtra` in the bubble above and under the text, `renderMeta` under it, `menuEntries` and `menuChoices` in its menu; `topSlot` above the composer’s field',
    pill: 'to the end, with the number of new messages',
    MessageComposer: 'field and send button',
    ChatMenu:
      'an entry of its own (`@iskra/ui/ChatMenu`): delete with a confirmation, report, block and report, unblock; loaded on demand',
    ChatOverlay: 'over the composer while the dialogue is unavailable: one button',
  },
  states: {
    'data-side': 'on a row: `own`, `other` or `system`',
    'data-status': 'on a bubble: `sending`, `sent`, `delivered`, `read` or `failed`',
    'data-group-start': 'on row and bubble: the first of its sender',
    'data-group-end': 'on a bubble: the last of its sender',
    'data-target': 'on a row, for a moment: `target` led to it',
    'data-emoji': 'on a bubble: only emoji, drawn larger',
    'data-state': 'in an empty list: `loading` or `empty`',
    'data-empty': 'on the composer: nothing to send',
    'data-disabled': 'on the composer: `disabledReason` says why',
  },
  keyboard: {
    Tab: 'goes from the header to the list, then to the composer',
    'Arrow Up, Arrow Down': 'in the list: from message to message',
    'Page Up, Page Down, Home, End': 'in the list: scroll it',
    'Enter on a message':
      'opens its menu: choices, retry, addresses, copy, delete; so do the right button and a finger that rests on it',
    'Arrow Left, Arrow Right': 'in the menu’s row of choices: along it; Up and Down leave it',
    Escape: 'in the list: to the composer',
    Enter: 'in the composer: sends',
    'Shift+Enter': 'in the composer: a new line',
  },
  announces: [
    'The list is a log named “Conversation with Anna”, not live: history is not read out.',
    'New incoming messages politely, at most once a second: “Anna: hello”, or “3 new messages”; silent while the tab is hidden.',
    '“Anna is typing”, once before each message.',
    'The state of one’s own message in words; earlier messages that did not load as an alert.',
  ],
  do: [
    'Give the composer the dialogue’s id as `key` and its `draft`.',
    'Replace a message object when something in it changes.',
    'Give the message that a search found as `target`: the list goes there, focuses it and marks it.',
    'Give ids as your server does: numbers that grow, or text (`ChatMessage<string>`).',
    'Keep `clientId` when the server’s id arrives: the bubble stays the same.',
  ],
  dont: [
    'Don’t pass HTML: texts stay texts, addresses become links.',
    'Don’t mark as read on arrival: `onSeen` reports what was seen.',
  ],
});
