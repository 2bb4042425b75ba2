import { defineMessages } from 'react-intl';

export const memberMessages = defineMessages({
  premiumTitle: { id: 'member.premium.title', defaultMessage: 'Искра Премиум' },
  premiumText: {
    id: 'member.premium.text',
    defaultMessage: 'Узнайте, кому вы понравились, и пишите без ограничений',
  },
  premiumMore: { id: 'member.premium.more', defaultMessage: 'Получить премиум' },
  online: { id: 'member.online', defaultMessage: 'В сети' },
  offline: { id: 'member.offline', defaultMessage: 'Не в сети' },
  about: { id: 'member.about', defaultMessage: 'О себе' },
  goals: { id: 'member.goals', defaultMessage: 'Цели' },
  photos: { id: 'member.photos', defaultMessage: 'Фотографии' },
  photo: { id: 'member.photo', defaultMessage: 'Фото {index} из {total}, {name}' },
  noPhoto: { id: 'member.noPhoto', defaultMessage: 'Фотографий пока нет' },
  write: { id: 'member.write', defaultMessage: 'Написать' },
  like: { id: 'member.like', defaultMessage: 'Нравится' },
  unlike: { id: 'member.unlike', defaultMessage: 'Больше не нравится' },
  actionFailed: { id: 'member.actionFailed', defaultMessage: 'Не получилось. Попробуйте ещё раз' },
  gone: { id: 'member.gone', defaultMessage: 'Профиль не найден' },
  goneText: { id: 'member.gone.text', defaultMessage: 'Возможно, он удалён или скрыт.' },
  failed: { id: 'member.failed', defaultMessage: 'Профиль не загрузился' },
  toSearch: { id: 'member.toSearch', defaultMessage: 'К людям рядом' },
  block: { id: 'member.block', defaultMessage: 'Заблокировать' },
  unblock: { id: 'member.unblock', defaultMessage: 'Разблокировать' },
  report: { id: 'member.report', defaultMessage: 'Пожаловаться' },
  blocked: {
    id: 'member.blocked',
    defaultMessage: 'Вы заблокировали этого человека. Вы не видите друг друга в поиске и не можете писать.',
  },
  loading: { id: 'member.loading', defaultMessage: 'Профиль' },
});
