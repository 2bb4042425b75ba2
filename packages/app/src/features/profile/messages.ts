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
  settings: { id: 'profile.settings', defaultMessage: 'Настройки' },
  about: { id: 'profile.about', defaultMessage: 'О себе' },
  noAbout: {
    id: 'profile.noAbout',
    defaultMessage: 'Пары фраз достаточно, чтобы с вами захотели поговорить.',
  },
  edit: { id: 'profile.edit', defaultMessage: 'Изменить' },
  editTitle: { id: 'profile.edit.title', defaultMessage: 'Изменить профиль' },
  aboutHint: {
    id: 'profile.edit.about.hint',
    defaultMessage: 'Чем живёте, что любите, кого хотели бы встретить',
  },
  workAndStudy: { id: 'profile.edit.work', defaultMessage: 'Работа и учёба' },
  position: { id: 'profile.edit.position', defaultMessage: 'Должность' },
  company: { id: 'profile.edit.company', defaultMessage: 'Компания' },
  personal: { id: 'profile.edit.personal', defaultMessage: 'Личное' },
  clearHeight: { id: 'profile.edit.height.clear', defaultMessage: 'Не указывать рост' },
  preferNotToSay: { id: 'profile.edit.preferNotToSay', defaultMessage: 'Предпочитаю не говорить' },
  save: { id: 'profile.edit.save', defaultMessage: 'Сохранить' },
  saved: { id: 'profile.edit.saved', defaultMessage: 'Сохранено' },
  reset: { id: 'profile.edit.reset', defaultMessage: 'Сбросить' },
  unsaved: { id: 'profile.edit.unsaved', defaultMessage: 'Есть несохранённые изменения' },
  saveFailed: {
    id: 'profile.edit.failed',
    defaultMessage: 'Не получилось сохранить. Всё введённое на месте — попробуйте ещё раз',
  },
  saveInvalid: { id: 'profile.edit.invalid', defaultMessage: 'Проверьте отмеченные поля' },
});
