import type { LabelSet } from '../../theme/useLabels';
import { plural } from '../../locales/plural';

const enNew = (count: number) => `${count} new ${plural('en', count, { one: 'message', other: 'messages' })}`;

/** Strings of the chat room that are not needed for its first picture. */
export const listLifeLabels = {
  component: 'ChatRoom',
  en: {
    countNew: enNew,
    toEnd: 'To the latest message',
    copy: 'Copy',
    delete: 'Delete',
    open: (address: string) => `Open ${address}`,
    isTyping: (name: string) => `${name} is typing`,
  },
} satisfies LabelSet;

export type ListLifeLabels = (typeof listLifeLabels)['en'];
