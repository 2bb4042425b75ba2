import { defineMessages } from 'react-intl';

export const profileMessages = defineMessages({
  title: { id: 'profile.title', defaultMessage: 'Мой профиль' },
  photos: { id: 'profile.photos', defaultMessage: 'Мои фотографии' },
  main: { id: 'profile.photo.main', defaultMessage: 'Главное' },
  add: { id: 'profile.photo.add', defaultMessage: 'Добавить' },
  addSlot: { id: 'profile.photo.addSlot', defaultMessage: 'Добавить фото, место {slot} из {total}' },
  photo: { id: 'profile.photo.alt', defaultMessage: 'Фото {index} из {total}' },
  setMain: { id: 'profile.photo.setMain', defaultMessage: 'Сделать главным' },
  remove: { id: 'profile.photo.remove', defaultMessage: 'Удалить фото' },
  uploading: { id: 'profile.photo.uploading', defaultMessage: 'Загружается: {name}' },
  dismiss: { id: 'profile.photo.dismiss', defaultMessage: 'Убрать' },
  offline: { id: 'profile.photo.offline', defaultMessage: 'Нет связи' },
  leftOut: {
    id: 'profile.photo.leftOut',
    defaultMessage:
      '{count, plural, one {# файл не добавлен} few {# файла не добавлены} many {# файлов не добавлены} other {# файла не добавлены}}: мест шесть, и нужны картинки',
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
