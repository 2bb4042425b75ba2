import type { LabelSet } from '../../theme';
import { plural } from './plural';

const ruNew = (count: number) =>
  `${count} ${plural('ru', count, {
    one: 'новое сообщение',
    few: 'новых сообщения',
    many: 'новых сообщений',
    other: 'новых сообщений',
  })}`;
const enNew = (count: number) => `${count} new ${plural('en', count, { one: 'message', other: 'messages' })}`;

/** Built-in strings of the chat room. */
export const chatRoomLabels = {
  component: 'ChatRoom',
  ru: {
    log: (name: string) => `Переписка: ${name}`,
    today: (day: string) => `Сегодня, ${day}`,
    newMessages: 'Новые сообщения',
    countNew: ruNew,
    toEnd: 'К последнему сообщению',
    sending: 'Отправляется',
    sent: 'Отправлено',
    delivered: 'Доставлено',
    read: 'Прочитано',
    failed: 'Не отправлено',
    retry: 'Повторить',
    copy: 'Копировать',
    delete: 'Удалить',
    open: (address: string) => `Открыть ${address}`,
    messageActions: 'Действия с сообщением',
    isTyping: (name: string) => `${name} печатает`,
    you: 'Вы',
    loading: 'Загружаем сообщения',
    loadingMore: 'Загружаем прошлые сообщения',
    loadMoreFailed: 'Прошлые сообщения не загрузились',
    start: 'Начало переписки',
    empty: 'Нет сообщений',
    online: 'В сети',
    offline: 'Не в сети',
    back: 'Назад к списку',
    message: 'Сообщение',
    send: 'Отправить',
    overLimit: (extra: number) =>
      `Слишком длинно: ${plural('ru', extra, { one: 'лишний', other: 'лишних' })} ${extra} ${plural('ru', extra, { one: 'символ', few: 'символа', many: 'символов', other: 'символа' })}`,
  },
  en: {
    log: (name: string) => `Conversation with ${name}`,
    today: (day: string) => `Today, ${day}`,
    newMessages: 'New messages',
    countNew: enNew,
    toEnd: 'To the latest message',
    sending: 'Sending',
    sent: 'Sent',
    delivered: 'Delivered',
    read: 'Read',
    failed: 'Not sent',
    retry: 'Retry',
    copy: 'Copy',
    delete: 'Delete',
    open: (address: string) => `Open ${address}`,
    messageActions: 'Message actions',
    isTyping: (name: string) => `${name} is typing`,
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
    overLimit: (extra: number) =>
      `Too long by ${extra} ${plural('en', extra, { one: 'character', other: 'characters' })}`,
  },
} satisfies LabelSet;

export type ChatRoomLabels = (typeof chatRoomLabels)['ru'];
