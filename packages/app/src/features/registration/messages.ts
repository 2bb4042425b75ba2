import { defineMessages } from 'react-intl';

export const registrationMessages = defineMessages({
  documentTitle: { id: 'registration.documentTitle', defaultMessage: 'Регистрация' },
  member: { id: 'registration.member', defaultMessage: 'Уже с нами?' },
  login: { id: 'registration.login', defaultMessage: 'Войти' },
  back: { id: 'registration.back', defaultMessage: 'Назад' },
  step: { id: 'registration.step', defaultMessage: 'Шаг {step} из {total}' },
  next: { id: 'registration.next', defaultMessage: 'Далее' },
  genderTitle: { id: 'registration.gender.title', defaultMessage: 'Кто вы?' },
  genderLead: {
    id: 'registration.gender.lead',
    defaultMessage: 'От этого зависит, с кем можно переписываться.',
  },
  female: { id: 'registration.gender.female', defaultMessage: 'Женщина' },
  male: { id: 'registration.gender.male', defaultMessage: 'Мужчина' },
  legal: {
    id: 'registration.legal',
    defaultMessage: 'Продолжая, вы принимаете соглашение и правила. Они по ссылкам внизу страницы.',
  },
  nameTitle: { id: 'registration.name.title', defaultMessage: 'Как вас зовут?' },
  nameLead: { id: 'registration.name.lead', defaultMessage: 'Имя увидят другие. Фамилия не нужна.' },
  name: { id: 'registration.name.label', defaultMessage: 'Имя' },
  nameHint: { id: 'registration.name.hint', defaultMessage: 'Только буквы, слова через один пробел' },
  birthTitle: { id: 'registration.birth.title', defaultMessage: 'Когда вы родились?' },
  birthLead: {
    id: 'registration.birth.lead',
    defaultMessage: 'В профиле виден только возраст. Дату никто не увидит.',
  },
  birth: { id: 'registration.birth.label', defaultMessage: 'Дата рождения' },
  age: {
    id: 'registration.birth.age',
    defaultMessage: 'Вам {age, plural, one {# год} few {# года} many {# лет} other {# года}}',
  },
  tooYoung: { id: 'registration.birth.tooYoung', defaultMessage: 'Искра для тех, кому уже есть 18 лет' },
  cityTitle: { id: 'registration.city.title', defaultMessage: 'Где вы живёте?' },
  cityLead: {
    id: 'registration.city.lead',
    defaultMessage: 'Покажем тех, кто рядом. Город можно сменить в настройках.',
  },
  city: { id: 'registration.city.label', defaultMessage: 'Город' },
  cityPlaceholder: { id: 'registration.city.placeholder', defaultMessage: 'Начните вводить название' },
  accountTitle: { id: 'registration.account.title', defaultMessage: 'Последний шаг' },
  accountLead: {
    id: 'registration.account.lead',
    defaultMessage: 'С этими данными вы будете входить в Искру.',
  },
  email: { id: 'registration.email', defaultMessage: 'E-mail' },
  password: { id: 'registration.password', defaultMessage: 'Пароль' },
  passwordHint: { id: 'registration.password.hint', defaultMessage: 'Не короче 6 символов' },
  submit: { id: 'registration.submit', defaultMessage: 'Создать профиль' },
  submitting: { id: 'registration.submitting', defaultMessage: 'Создаём' },
  codeTitle: { id: 'registration.code.title', defaultMessage: 'Подтвердите e-mail' },
  codeLead: { id: 'registration.code.lead', defaultMessage: 'Мы отправили код из шести цифр на {email}' },
  code: { id: 'registration.code.label', defaultMessage: 'Код из письма' },
  codeRight: {
    id: 'registration.code.right',
    defaultMessage: 'Код подошёл. Осталось создать профиль.',
  },
  confirm: { id: 'registration.code.confirm', defaultMessage: 'Подтвердить' },
});

/** Fixed by the specification to the letter (points 5 and 8, D-18). */
export const registrationProblems = defineMessages({
  missing: { id: 'registration.problem.missing', defaultMessage: 'Заполните все поля!' },
  emptyCode: { id: 'registration.problem.emptyCode', defaultMessage: 'Будь ласка, введіть код.' },
  wrongCode: { id: 'registration.problem.wrongCode', defaultMessage: 'Невірний код.' },
  codeSpent: {
    id: 'registration.problem.codeSpent',
    defaultMessage: 'Код больше не действует. Отправьте новый.',
  },
  mailFailed: { id: 'registration.problem.mailFailed', defaultMessage: 'Ошибка отправки письма.' },
  email: {
    id: 'registration.problem.email',
    defaultMessage: 'Проверьте адрес: он должен быть вида name@mail.ru',
  },
  password: {
    id: 'registration.problem.password',
    defaultMessage: 'Пароль должен содержать не менее 6 символов',
  },
  offline: {
    id: 'registration.problem.offline',
    defaultMessage: 'Нет связи с сервером. Всё введённое на месте, попробуйте ещё раз.',
  },
  failed: { id: 'registration.problem.failed', defaultMessage: 'Не получилось. Попробуйте ещё раз.' },
});
