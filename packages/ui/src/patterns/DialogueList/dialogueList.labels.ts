import type { LabelSet } from '../../theme';

const ruUnread = (count: number) => `непрочитанных: ${count}`;

/** Built-in strings of the list of dialogues. */
export const dialogueListLabels = {
  component: 'DialogueList',
  ru: {
    list: 'Диалоги',
    noMessages: 'Нет сообщений',
    you: (text: string) => `Вы: ${text}`,
    draft: (text: string) => `Черновик: ${text}`,
    failed: 'Не отправлено',
    online: 'в сети',
    unread: ruUnread,
    last: 'последнее сообщение:',
    offline: 'Нет связи',
    loading: 'Загружаем диалоги',
  },
  en: {
    list: 'Dialogues',
    noMessages: 'No messages',
    you: (text: string) => `You: ${text}`,
    draft: (text: string) => `Draft: ${text}`,
    failed: 'Not sent',
    online: 'online',
    unread: (count: number) => `${count} unread`,
    last: 'last message:',
    offline: 'No connection',
    loading: 'Loading dialogues',
  },
} satisfies LabelSet;

export type DialogueListLabels = (typeof dialogueListLabels)['ru'];
