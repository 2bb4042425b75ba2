import { defineMessages } from 'react-intl';

export const authMessages = defineMessages({
  title: { id: 'auth.title', defaultMessage: 'С возвращением' },
  lead: { id: 'auth.lead', defaultMessage: 'Войдите, чтобы увидеть, кто рядом.' },
  expired: {
    id: 'auth.expired',
    defaultMessage: 'Сессия закончилась. Войдите снова, и вы вернётесь туда, где были.',
  },
  email: { id: 'auth.email', defaultMessage: 'E-mail' },
  password: { id: 'auth.password', defaultMessage: 'Пароль' },
  forgot: { id: 'auth.forgot', defaultMessage: 'Забыли пароль?' },
  submit: { id: 'auth.submit', defaultMessage: 'Войти' },
  busy: { id: 'auth.busy', defaultMessage: 'Входим' },
  newHere: { id: 'auth.newHere', defaultMessage: 'Впервые здесь?' },
  register: { id: 'auth.register', defaultMessage: 'Создать профиль' },
  emailRequired: { id: 'auth.emailRequired', defaultMessage: 'Введите e-mail' },
  passwordRequired: { id: 'auth.passwordRequired', defaultMessage: 'Введите пароль' },
  failed: { id: 'auth.failed', defaultMessage: 'Ошибка входа' },
  offline: {
    id: 'auth.offline',
    defaultMessage: 'Нет связи с сервером. Проверьте интернет и попробуйте ещё раз.',
  },
  documentTitle: { id: 'auth.documentTitle', defaultMessage: 'Вход' },
});

/** On every page that is open to everybody. */
export const welcomeMessages = defineMessages({
  language: { id: 'welcome.language', defaultMessage: 'Язык' },
  home: { id: 'welcome.home', defaultMessage: 'Искра, на главную' },
});
