import { defineMessages } from 'react-intl';

export const profileMessages = defineMessages({
  title: { id: 'profile.title', defaultMessage: 'Мой профиль' },
  photos: { id: 'profile.photos', defaultMessage: 'Мои фотографии' },
  confirmRemove: {
    id: 'profile.photo.confirmRemove',
    defaultMessage: 'Удалить это фото? Вернуть его не получится',
  },
  confirmRemoveLast: {
    id: 'profile.photo.confirmRemoveLast',
    defaultMessage: 'Удалить единственное фото? Вас будут видеть без фото',
  },
  confirm: { id: 'profile.photo.confirm', defaultMessage: 'Удалить' },
  keep: { id: 'profile.photo.keep', defaultMessage: 'Оставить' },
  changeFailed: {
    id: 'profile.photo.changeFailed',
    defaultMessage: 'Не получилось изменить фото. Попробуйте ещё раз',
  },
  language: { id: 'profile.language', defaultMessage: 'Язык' },
  theme: { id: 'profile.theme', defaultMessage: 'Оформление' },
  themeSystem: { id: 'profile.theme.system', defaultMessage: 'Как в системе' },
  themeLight: { id: 'profile.theme.light', defaultMessage: 'Светлое' },
  themeDark: { id: 'profile.theme.dark', defaultMessage: 'Тёмное' },
  logout: { id: 'profile.logout', defaultMessage: 'Выйти' },
  logoutFailed: { id: 'profile.logout.failed', defaultMessage: 'Не получилось выйти: нет связи с сервером' },
  settings: { id: 'profile.settings', defaultMessage: 'Настройки' },
  about: { id: 'profile.about', defaultMessage: 'О себе' },
});
