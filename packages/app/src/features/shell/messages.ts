import { defineMessages } from 'react-intl';

export const shellMessages = defineMessages({
  nearby: { id: 'shell.nearby', defaultMessage: 'Люди рядом' },
  encounters: { id: 'shell.encounters', defaultMessage: 'Знакомства' },
  messages: { id: 'shell.messages', defaultMessage: 'Сообщения' },
  likes: { id: 'shell.likes', defaultMessage: 'Симпатии' },
  matches: { id: 'shell.matches', defaultMessage: 'Совпадения' },
  search: { id: 'shell.search', defaultMessage: 'Поиск' },
  profile: { id: 'shell.profile', defaultMessage: 'Профиль' },
  myProfile: { id: 'shell.myProfile', defaultMessage: 'Мой профиль' },
  home: { id: 'shell.home', defaultMessage: 'Искра, на главную' },
  menu: { id: 'shell.menu', defaultMessage: 'Меню' },
  settings: { id: 'shell.menu.settings', defaultMessage: 'Настройки' },
  editProfile: { id: 'shell.menu.editProfile', defaultMessage: 'Изменить профиль' },
  popularity: {
    id: 'shell.menu.popularity',
    defaultMessage: 'Чем полнее анкета, тем чаще её видят. Добавьте фото и расскажите о себе.',
  },
  logout: { id: 'shell.menu.logout', defaultMessage: 'Выйти' },
  logoutFailed: {
    id: 'shell.menu.logoutFailed',
    defaultMessage: 'Выйти не получилось. Проверьте связь и попробуйте ещё раз.',
  },
  back: { id: 'shell.back', defaultMessage: 'Назад' },
  unread: {
    id: 'shell.unread',
    defaultMessage:
      '{count, plural, one {# непрочитанное} few {# непрочитанных} many {# непрочитанных} other {# непрочитанных}}',
  },
  newLikes: {
    id: 'shell.newLikes',
    defaultMessage: '{count, plural, one {# симпатия} few {# симпатии} many {# симпатий} other {# симпатии}}',
  },
  offline: { id: 'shell.offline', defaultMessage: 'Нет связи. Подключаемся снова, набранное не пропадёт.' },
  delayed: {
    id: 'shell.delayed',
    defaultMessage: 'Новое приходит с задержкой: сеть не пропускает живое соединение.',
  },
  newVersion: { id: 'shell.newVersion', defaultMessage: 'Искра обновилась. Набранное не пропадёт.' },
  takeVersion: { id: 'shell.newVersion.take', defaultMessage: 'Обновить' },
  premiumTitle: { id: 'shell.premium.title', defaultMessage: 'Искра Премиум' },
  premiumText: {
    id: 'shell.premium.text',
    defaultMessage: 'Узнайте, кому вы понравились, и пишите без ограничений',
  },
  premiumReview: {
    id: 'shell.premium.review',
    defaultMessage: 'Платёж на проверке. Премиум включится сам, как только мы его подтвердим.',
  },
  premiumMore: { id: 'shell.premium.more', defaultMessage: 'Подробнее' },
});
