import type { LabelSet } from '../../theme/useLabels';
import type { ListLifeLabels } from './listLife.labels';
import type { LengthLimitLabels } from './lengthLimit.labels';

/** Built-in strings of the chat room. */
export const chatRoomLabels = {
  component: 'ChatRoom',
  en: {
    log: (name: string) => `Conversation with ${name}`,
    today: (day: string) => `Today, ${day}`,
    yesterday: (day: string) => `Yesterday, ${day}`,
    newMessages: 'New messages',
    sending: 'Sending',
    sent: 'Sent',
    delivered: 'Delivered',
    read: 'Read',
    failed: 'Not sent',
    retry: 'Retry',
    messageActions: 'Message actions',
    you: 'You',
    loading: 'Loading messages',
    loadingMore: 'Loading earlier messages',
    loadMoreFailed: 'Earlier messages did not load',
    start: 'Beginning of the conversation',
    empty: 'No messages',
    online: 'Online',
    offline: 'Offline',
    back: 'Back to the list',
    message: 'Message',
    send: 'Send',
  },
} satisfies LabelSet;

/** What is shown at once; the others come with what shows them. */
export type FirstLabels = (typeof chatRoomLabels)['en'];

/** What a list says once all of it is here. */
export type ListLabels = FirstLabels & ListLifeLabels;

export type ChatRoomLabels = ListLabels & LengthLimitLabels;
