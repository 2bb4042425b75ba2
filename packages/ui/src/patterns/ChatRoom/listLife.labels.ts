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

/** Strings of the chat room that are not needed for its first picture. */
export const listLifeLabels = {
  component: 'ChatRoom',
  ru: {
    countNew: ruNew,
    toEnd: 'К последнему сообщению',
    copy: 'Копировать',
    delete: 'Удалить',
    open: (address: string) => `Открыть ${address}`,
    isTyping: (name: string) => `${name} печатает`,
  },
  en: {
    countNew: enNew,
    toEnd: 'To the latest message',
    copy: 'Copy',
    delete: 'Delete',
    open: (address: string) => `Open ${address}`,
    isTyping: (name: string) => `${name} is typing`,
  },
} satisfies LabelSet;

export type ListLifeLabels = (typeof listLifeLabels)['ru'];
