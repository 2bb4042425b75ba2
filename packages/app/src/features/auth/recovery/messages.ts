import { defineMessages } from 'react-intl';

export const recoveryMessages = defineMessages({
  emailTitle: { id: 'recovery.email.title', defaultMessage: 'Восстановление пароля' },
  emailLead: {
    id: 'recovery.email.lead',
    defaultMessage: 'Пришлём код на e-mail, с которым вы входите.',
  },
  email: { id: 'recovery.email.label', defaultMessage: 'E-mail' },
  emailNext: { id: 'recovery.email.next', defaultMessage: 'Получить код' },
  emailRequired: { id: 'recovery.email.required', defaultMessage: 'Введите e-mail' },
  codeTitle: { id: 'recovery.code.title', defaultMessage: 'Введите код' },
  codeLead: {
    id: 'recovery.code.lead',
    defaultMessage: 'Если адрес {email} у нас есть, на него уже отправлен код из шести цифр.',
  },
  code: { id: 'recovery.code.label', defaultMessage: 'Код из письма' },
  passwordTitle: { id: 'recovery.password.title', defaultMessage: 'Новый пароль' },
  password: { id: 'recovery.password.label', defaultMessage: 'Новый пароль' },
  passwordHint: { id: 'recovery.password.hint', defaultMessage: 'Не короче 8 символов' },
  confirmation: { id: 'recovery.password.again', defaultMessage: 'Повторите пароль' },
  submit: { id: 'recovery.password.submit', defaultMessage: 'Сменить пароль' },
  offline: {
    id: 'recovery.offline',
    defaultMessage: 'Нет связи с сервером. Всё введённое на месте, попробуйте ещё раз.',
  },
});

/** Fixed by the specification to the letter (points 5 and 8, D-18) [REC-04, REC-05, REC-08]. */
export const recoveryProblems = defineMessages({
  emptyCode: { id: 'recovery.problem.emptyCode', defaultMessage: 'Будь ласка, введіть код.' },
  codeSpent: {
    id: 'recovery.problem.codeSpent',
    defaultMessage: 'Код больше не действует. Отправьте новый.',
  },
  short: {
    id: 'recovery.problem.short',
    defaultMessage: 'Пароль должен содержать не менее 8 символов',
  },
  differs: { id: 'recovery.problem.differs', defaultMessage: 'Пароли не совпадают' },
  failed: { id: 'recovery.problem.failed', defaultMessage: 'Ошибка при вводе кода' },
});
