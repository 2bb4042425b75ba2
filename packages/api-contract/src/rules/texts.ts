import { limits, type Locale } from '../limits';

/** A text in every language, in the order of `limits.locales` (D-23). */
export type Words = InEach<typeof limits.locales>;

type InEach<Locales extends readonly unknown[]> = { readonly [Index in keyof Locales]: string };

/** Values for the `{name}` placeholders of a text. */
export type Values = Readonly<Record<string, string | number>>;

/** Every text that a call answers, a refusal's or another. */
const catalogue = {
  invalid: ['Проверьте введённые данные.', 'Please check what you entered.'],
  required: ['Заполните это поле.', 'Please fill in this field.'],
  wrongValue: ['Недопустимое значение.', 'This value is not allowed.'],
  wrongName: ['Имя — только буквы, слова через один пробел.', 'A name has letters only, with single spaces.'],
  wrongEmail: ['Проверьте адрес почты.', 'Please check the e-mail address.'],
  shortPassword: [
    `Пароль должен содержать не менее ${limits.password.registrationMin} символов.`,
    `The password needs at least ${limits.password.registrationMin} characters.`,
  ],
  shortNewPassword: [
    `Пароль должен содержать не менее ${limits.password.recoveryMin} символов`,
    `The password needs at least ${limits.password.recoveryMin} characters`,
  ],
  wrongCity: ['Выберите город из списка.', 'Please choose a city of the list.'],
  noSuchDate: ['Такой даты нет.', 'There is no such date.'],
  tooYoung: ['Регистрация — с 18 лет.', 'You need to be 18 or older.'],
  badYear: ['Выберите год из списка.', 'Please choose a year of the list.'],
  emailTaken: ['Этот адрес уже зарегистрирован.', 'This address is already registered.'],
  emailUnverified: ['Подтвердите адрес кодом из письма.', 'Please confirm the address with the mailed code.'],
  wrongCode: ['Невірний код.', 'The code is not right.'],
  codeSent: ['Код отправлен.', 'The code is on its way.'],
  codeRight: ['Адрес подтверждён.', 'The address is confirmed.'],
  resetSent: [
    'Если этот адрес у нас есть, код уже в пути.',
    'If we know this address, the code is on its way.',
  ],
  resetCodeRight: ['Код подошёл.', 'The code is right.'],
  linkGone: ['Ссылка больше не действует.', 'This link no longer works.'],
  passwordReset: ['Пароль изменён.', 'The password is changed.'],
  codeTooSoon: ['Новый код можно запросить через {seconds} с.', 'You can ask for a new code in {seconds} s.'],
  wrongLogin: ['Неверная почта или пароль.', 'The e-mail or the password is not right.'],
  suspended: ['Доступ закрыт: {reason}', 'Access is suspended: {reason}'],
  suspendedAppealed: [
    'Доступ закрыт: {reason}\nВаше обжалование на рассмотрении.',
    'Access is suspended: {reason}\nYour appeal is under review.',
  ],
  suspendedForGood: [
    'Доступ закрыт: {reason}\nВаше обжалование отклонено.',
    'Access is suspended: {reason}\nYour appeal was refused.',
  ],
  notSuspended: ['Доступ уже открыт: войдите.', 'Your access is open again: please sign in.'],
  signIn: ['Войдите, чтобы продолжить.', 'Please sign in to go on.'],
  staleToken: ['Страница устарела, обновите её.', 'The page is out of date, please reload it.'],
  notFound: ['Не найдено.', 'Not found.'],
  forbidden: ['Это действие недоступно.', 'This is not allowed.'],
  sameGender: [
    'Переписка возможна только между мужчиной и женщиной.',
    'Only a man and a woman can chat here.',
  ],
  blocked: ['Вы заблокированы.', 'You are blocked.'],
  dialogueUnavailable: [
    'Диалог недоступен: нужен премиум или взаимная симпатия.',
    'This dialogue needs premium or a mutual like.',
  ],
  likesUsedUp: ['Лайки на сегодня закончились.', 'Today’s likes are used up.'],
  likeRemoved: ['Симпатия убрана из списка.', 'The like is off your list.'],
  premiumOnly: ['Это доступно с премиумом.', 'This needs premium.'],
  unliked: ['Лайк убран.', 'The like is taken back.'],
  memberBlocked: ['Пользователь заблокирован.', 'The member is blocked.'],
  memberUnblocked: ['Блокировка снята.', 'The block is taken back.'],
  notTheirs: [
    'Этого больше нет, или это не от того, на кого вы жалуетесь.',
    'This is no longer there, or is not from whom you report.',
  ],
  cannotBeQuoted: ['На это сообщение уже нельзя ответить.', 'This message can no longer be replied to.'],
  memberReported: ['Жалоба отправлена.', 'The report is sent.'],
  premiumRemoved: ['Премиум отключён.', 'Premium is removed.'],
  noPaymentCard: [
    'Оплата сейчас недоступна. Попробуйте позже или напишите нам.',
    'Payment is not available right now. Please try later or write to us.',
  ],
  conversationDeleted: ['Переписка удалена.', 'The conversation is deleted.'],
  tooMany: ['Слишком часто. Попробуйте через {seconds} с.', 'Too often. Please try again in {seconds} s.'],
  tooLarge: ['Слишком большой запрос.', 'The request is too large.'],
  photoTooLarge: ['Фото больше 15 МБ.', 'The photo is over 15 MB.'],
  photoType: ['Подойдут JPEG, PNG, WebP и AVIF.', 'JPEG, PNG, WebP and AVIF will do.'],
  photoTooSmall: [
    `Сторона фото — не меньше ${limits.photo.minSidePx} пикселей.`,
    `A photo needs at least ${limits.photo.minSidePx} pixels a side.`,
  ],
  photoTooDetailed: [
    'На этом фото слишком много точек. Уменьшите его и попробуйте ещё раз.',
    'This photo has too many pixels. Please make it smaller and try again.',
  ],
  tooBusy: [
    'Сейчас слишком много загрузок. Попробуйте через минуту.',
    'Too much is being uploaded right now. Please try again in a minute.',
  ],
  photoSlotsFull: ['Можно добавить не больше шести фото.', 'Six photos are the most.'],
  wrongType: ['Этот вид данных не поддерживается.', 'This type of content is not supported.'],
  badRequest: ['Запрос не удалось прочитать.', 'The request could not be read.'],
  serverError: [
    'Что-то сломалось у нас. Попробуйте ещё раз.',
    'Something broke on our side. Please try again.',
  ],
  unavailable: [
    'Сервис сейчас не отвечает. Попробуйте через минуту.',
    'The service does not answer right now. Please try again in a minute.',
  ],
  noRoom: [
    'На сервере не осталось места. Мы уже знаем, попробуйте позже.',
    'The server has no room left. We know already, please try later.',
  ],
  mailFailed: ['Ошибка отправки письма.', 'The mail could not be sent.'],
} as const satisfies Record<string, Words>;

export type TextKey = keyof typeof catalogue;

/** The text in that language, with its placeholders filled. */
export function text(locale: Locale, key: TextKey, values?: Values): string {
  return say(locale, catalogue[key], values);
}

/** The text in that language, with its `{name}` placeholders filled. */
export function say(locale: Locale, words: Words, values: Values = {}): string {
  const pattern = words[limits.locales.indexOf(locale)];
  return (pattern ?? words[0]).replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
}
