import { defineMessages } from 'react-intl';

export const restoringMessages = defineMessages({
  documentTitle: { id: 'recovery.restore.documentTitle', defaultMessage: 'Возврат почты' },
  readyTitle: { id: 'recovery.restore.ready.title', defaultMessage: 'Вернуть прежний e-mail?' },
  readyText: {
    id: 'recovery.restore.ready.text',
    defaultMessage:
      'Для входа снова понадобится адрес, на который пришло письмо. На всех устройствах придётся войти заново.',
  },
  submit: { id: 'recovery.restore.submit', defaultMessage: 'Вернуть адрес' },
  doneTitle: { id: 'recovery.restore.done.title', defaultMessage: 'Прежний e-mail возвращён' },
  doneText: {
    id: 'recovery.restore.done.text',
    defaultMessage:
      'Теперь входите с адресом {email}. Если адрес меняли не вы, кто-то может знать ваш пароль: задайте новый.',
  },
  newPassword: { id: 'recovery.restore.newPassword', defaultMessage: 'Задать новый пароль' },
  signIn: { id: 'recovery.restore.signIn', defaultMessage: 'Войти' },
  goneTitle: { id: 'recovery.restore.gone.title', defaultMessage: 'Ссылка не действует' },
  goneText: {
    id: 'recovery.restore.gone.text',
    defaultMessage:
      'Она срабатывает один раз и в течение 48 часов после смены адреса. Если войти не получается, напишите нам.',
  },
  contacts: { id: 'recovery.restore.contacts', defaultMessage: 'Контакты' },
  offline: {
    id: 'recovery.restore.offline',
    defaultMessage: 'Нет связи с сервером. Попробуйте ещё раз.',
  },
  failed: {
    id: 'recovery.restore.failed',
    defaultMessage: 'Не получилось вернуть адрес. Попробуйте ещё раз.',
  },
});
