import { defineMessages } from 'react-intl';

export const recoveryMessages = defineMessages({
  emailTitle: { id: 'auth.recovery.email.title', defaultMessage: 'Восстановление пароля' },
  emailLead: {
    id: 'auth.recovery.email.lead',
    defaultMessage: 'Пришлём код на e-mail, с которым вы входите.',
  },
  email: { id: 'auth.recovery.email.label', defaultMessage: 'E-mail' },
  emailNext: { id: 'auth.recovery.email.next', defaultMessage: 'Получить код' },
  emailRequired: { id: 'auth.recovery.email.required', defaultMessage: 'Введите e-mail' },
  codeTitle: { id: 'auth.recovery.code.title', defaultMessage: 'Введите код' },
  codeLead: {
    id: 'auth.recovery.code.lead',
    defaultMessage: 'Если адрес {email} у нас есть, на него уже отправлен код из шести цифр.',
  },
  code: { id: 'auth.recovery.code.label', defaultMessage: 'Код из письма' },
  resend: { id: 'auth.recovery.code.resend', defaultMessage: 'Отправить код ещё раз' },
  resendIn: {
    id: 'auth.recovery.code.resendIn',
    defaultMessage: 'Отправить ещё раз можно через {seconds} с',
  },
  passwordTitle: { id: 'auth.recovery.password.title', defaultMessage: 'Новый пароль' },
  password: { id: 'auth.recovery.password.label', defaultMessage: 'Новый пароль' },
  passwordHint: { id: 'auth.recovery.password.hint', defaultMessage: 'Не короче 8 символов' },
  confirmation: { id: 'auth.recovery.password.again', defaultMessage: 'Повторите пароль' },
  submit: { id: 'auth.recovery.password.submit', defaultMessage: 'Сменить пароль' },
  offline: {
    id: 'auth.recovery.offline',
    defaultMessage: 'Нет связи с сервером. Всё введённое на месте, попробуйте ещё раз.',
  },
});

/** Fixed by the specification to the letter (points 5 and 8, D-18) [REC-04, REC-05, REC-08]. */
export const recoveryProblems = defineMessages({
  emptyCode: { id: 'auth.recovery.problem.emptyCode', defaultMessage: 'Будь ласка, введіть код.' },
  short: {
    id: 'auth.recovery.problem.short',
    defaultMessage: 'Пароль должен содержать не менее 8 символов',
  },
  differs: { id: 'auth.recovery.problem.differs', defaultMessage: 'Пароли не совпадают' },
  failed: { id: 'auth.recovery.problem.failed', defaultMessage: 'Ошибка при вводе кода' },
});
