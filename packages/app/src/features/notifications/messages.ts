import { defineMessages } from 'react-intl';

export const notificationMessages = defineMessages({
  likeFrom: { id: 'notifications.likeFrom', defaultMessage: '{name}: вы понравились' },
  like: { id: 'notifications.like', defaultMessage: 'Вы кому-то понравились' },
  likeText: { id: 'notifications.like.text', defaultMessage: 'Загляните в симпатии' },
  match: { id: 'notifications.match', defaultMessage: 'Вы и {name} понравились друг другу' },
  matchText: { id: 'notifications.match.text', defaultMessage: 'Самое время начать разговор' },
  message: { id: 'notifications.message', defaultMessage: 'Новое сообщение' },
  several: {
    id: 'notifications.several',
    defaultMessage:
      '{count, plural, one {# новое сообщение} few {# новых сообщения} many {# новых сообщений} other {# новых сообщения}}',
  },
  premium: { id: 'notifications.premium', defaultMessage: 'Премиум подключён' },
  premiumRefused: { id: 'notifications.premium.refused', defaultMessage: 'Оплата премиума не найдена' },
  premiumDays: {
    id: 'notifications.premium.days',
    defaultMessage: 'На {count, plural, one {# день} few {# дня} many {# дней} other {# дня}}',
  },
  premiumUntil: { id: 'notifications.premium.until', defaultMessage: '{days}, до {date}' },
  likeRefused: { id: 'notifications.likeRefused', defaultMessage: 'Симпатия не ушла' },
  settingRefused: { id: 'notifications.settingRefused', defaultMessage: 'Настройка не изменилась' },
  report: { id: 'notifications.report', defaultMessage: 'Ваша жалоба рассмотрена' },
  failed: { id: 'notifications.failed', defaultMessage: 'Не получилось. Попробуйте ещё раз' },
  open: { id: 'notifications.open', defaultMessage: 'Открыть' },
});
