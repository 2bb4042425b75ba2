import type { LabelSet } from '../../theme';

/** Built-in strings of the menu of a conversation; names are not declined. */
export const chatMenuLabels = {
  component: 'ChatMenu',
  ru: {
    actions: (name: string) => `Действия: ${name}`,
    delete: 'Удалить переписку',
    block: 'Заблокировать и пожаловаться',
    unblock: 'Разблокировать',
    question: (name: string) => `${name}: удалить переписку?`,
    consequence: 'У вас она исчезнет насовсем. У второй стороны сообщения останутся.',
    confirm: 'Удалить',
    failed: 'Переписка не удалилась. Попробуйте ещё раз.',
  },
  en: {
    actions: (name: string) => `Actions: ${name}`,
    delete: 'Delete conversation',
    block: 'Block and report',
    unblock: 'Unblock',
    question: (name: string) => `Delete the conversation with ${name}?`,
    consequence: 'It leaves your list for good. The other side keeps the messages.',
    confirm: 'Delete',
    failed: 'The conversation was not deleted. Please try again.',
  },
} satisfies LabelSet;

export type ChatMenuLabels = (typeof chatMenuLabels)['ru'];
