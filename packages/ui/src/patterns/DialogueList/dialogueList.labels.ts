import type { LabelSet } from '../../theme/useLabels';

/** Built-in strings of the list of dialogues. */
export const dialogueListLabels = {
  component: 'DialogueList',
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

export type DialogueListLabels = (typeof dialogueListLabels)['en'];
