import type { LabelSet } from '../../theme/useLabels';

/** Built-in strings of the menu of a conversation; names are not declined. */
export const chatMenuLabels = {
  component: 'ChatMenu',
  en: {
    actions: (name: string) => `Actions: ${name}`,
    delete: 'Delete conversation',
    report: 'Report',
    block: 'Block and report',
    unblock: 'Unblock',
    question: (name: string) => `Delete the conversation with ${name}?`,
    consequence: 'It leaves your list for good. The other side keeps the messages.',
    confirm: 'Delete',
    failed: 'The conversation was not deleted. Please try again.',
  },
} satisfies LabelSet;

export type ChatMenuLabels = (typeof chatMenuLabels)['en'];
