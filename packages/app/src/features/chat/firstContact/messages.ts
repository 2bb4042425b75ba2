import { defineMessages } from 'react-intl';

/** Of the card above a first conversation. */
export const firstContactTexts = defineMessages({
  title: { id: 'first.title', defaultMessage: 'Первое знакомство' },
  advice: {
    id: 'first.advice',
    defaultMessage:
      'Не переводите деньги и не называйте коды из сообщений, а встречайтесь в людном месте. О вашей жалобе собеседник не узнает.',
  },
  report: { id: 'first.report', defaultMessage: 'Пожаловаться' },
  block: { id: 'first.block', defaultMessage: 'Заблокировать' },
  hide: { id: 'first.hide', defaultMessage: 'Скрыть' },
});
