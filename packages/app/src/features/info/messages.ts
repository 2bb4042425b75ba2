import { defineMessages } from 'react-intl';

export const infoTitles = defineMessages({
  terms: { id: 'info.terms', defaultMessage: 'Соглашение' },
  privacy: { id: 'info.privacy', defaultMessage: 'Приватность' },
  support: { id: 'info.support', defaultMessage: 'Контакты' },
  'payment-rules': { id: 'info.paymentRules', defaultMessage: 'Оплата' },
  help: { id: 'info.help', defaultMessage: 'Безопасность' },
});

export const infoMessages = defineMessages({
  links: { id: 'info.links', defaultMessage: 'Правила и помощь' },
  copyright: { id: 'info.copyright', defaultMessage: '© {year} Искра' },
  back: { id: 'info.back', defaultMessage: 'Назад' },
  notFoundTitle: { id: 'info.notFound.title', defaultMessage: 'Такой страницы нет' },
  notFoundText: {
    id: 'info.notFound.text',
    defaultMessage: 'Возможно, ссылка устарела или в адресе опечатка.',
  },
  notFoundAction: { id: 'info.notFound.action', defaultMessage: 'На главную' },
});
