import type { OwnReport } from '@iskra/api-contract';
import { defineMessages, type MessageDescriptor } from 'react-intl';

export const settingsMessages = defineMessages({
  title: { id: 'settings.title', defaultMessage: 'Настройки' },
  edit: { id: 'settings.edit', defaultMessage: 'Изменить' },
  editOf: { id: 'settings.editOf', defaultMessage: 'Изменить: {section}' },
  save: { id: 'settings.save', defaultMessage: 'Сохранить' },
  reset: { id: 'settings.reset', defaultMessage: 'Отменить' },
  saved: { id: 'settings.saved', defaultMessage: 'Сохранено' },
  info: { id: 'settings.info', defaultMessage: 'Основное' },
  name: { id: 'settings.name', defaultMessage: 'Имя' },
  gender: { id: 'settings.gender', defaultMessage: 'Пол' },
  female: { id: 'settings.gender.female', defaultMessage: 'Женщина' },
  male: { id: 'settings.gender.male', defaultMessage: 'Мужчина' },
  genderHint: {
    id: 'settings.gender.hint',
    defaultMessage: 'Переписка возможна между мужчиной и женщиной: часть диалогов закроется.',
  },
  birth: { id: 'settings.birth', defaultMessage: 'Дата рождения' },
  city: { id: 'settings.city', defaultMessage: 'Город' },
  account: { id: 'settings.account', defaultMessage: 'Аккаунт' },
  email: { id: 'settings.email', defaultMessage: 'E-mail' },
  emailHint: { id: 'settings.email.hint', defaultMessage: 'С этим адресом вы входите в Искру.' },
  codeLead: { id: 'settings.code.lead', defaultMessage: 'Мы отправили код из шести цифр на {email}' },
  code: { id: 'settings.code', defaultMessage: 'Код из письма' },
  confirm: { id: 'settings.code.confirm', defaultMessage: 'Подтвердить' },
  language: { id: 'settings.language', defaultMessage: 'Язык' },
  site: { id: 'settings.site', defaultMessage: 'Сайт' },
  sound: { id: 'settings.sound', defaultMessage: 'Звук уведомлений' },
  soundHint: { id: 'settings.sound.hint', defaultMessage: 'Короткий сигнал о новом событии' },
  waits: {
    id: 'settings.waits',
    defaultMessage: 'Изменится, когда появится сеть. Пока действует прежнее.',
  },
  soundFailed: {
    id: 'settings.sound.failed',
    defaultMessage: 'Звук не переключился: нет связи с сервером. Попробуйте ещё раз.',
  },
  hideTexts: { id: 'settings.hideTexts', defaultMessage: 'Скрывать текст сообщений' },
  hideTextsHint: {
    id: 'settings.hideTexts.hint',
    defaultMessage: 'В уведомлениях на этом устройстве будет только имя',
  },
  theme: { id: 'settings.theme', defaultMessage: 'Оформление' },
  themeSystem: { id: 'settings.theme.system', defaultMessage: 'Как в системе' },
  themeLight: { id: 'settings.theme.light', defaultMessage: 'Светлое' },
  themeDark: { id: 'settings.theme.dark', defaultMessage: 'Тёмное' },
  premium: { id: 'settings.premium', defaultMessage: 'Подписки' },
  noPremium: { id: 'settings.premium.none', defaultMessage: 'Премиум не подключён.' },
  getPremium: { id: 'settings.premium.get', defaultMessage: 'Подробнее о премиуме' },
  until: { id: 'settings.premium.until', defaultMessage: 'Премиум до' },
  noRenewal: { id: 'settings.premium.noRenewal', defaultMessage: 'Продления не будет.' },
  remove: { id: 'settings.premium.remove', defaultMessage: 'Отключить премиум' },
  removeTitle: { id: 'settings.premium.remove.title', defaultMessage: 'Отключить премиум?' },
  removeLead: {
    id: 'settings.premium.remove.lead',
    defaultMessage: 'Он закончится сразу, а не в свой срок.',
  },
  removeStops: {
    id: 'settings.premium.remove.stops',
    defaultMessage:
      'Скроется, кому вы понравились, вернётся дневной лимит симпатий, закроются диалоги без сообщений и без взаимной симпатии.',
  },
  removeStays: {
    id: 'settings.premium.remove.stays',
    defaultMessage: 'Останутся сообщения, симпатии и совпадения, начатая переписка продолжится.',
  },
  removeMoney: {
    id: 'settings.premium.remove.money',
    defaultMessage: 'Деньги не вернутся. Платёж был разовым, сам он не повторится.',
  },
  removeReview: {
    id: 'settings.premium.remove.review',
    defaultMessage: 'Платёж на проверке не отменится: когда мы его подтвердим, премиум включится снова.',
  },
  removeFailed: {
    id: 'settings.premium.remove.failed',
    defaultMessage: 'Премиум не отключён. Проверьте связь и попробуйте ещё раз.',
  },
  privacy: { id: 'settings.privacy', defaultMessage: 'Приватность' },
  pause: { id: 'settings.pause', defaultMessage: 'Анкета на паузе' },
  pauseHint: {
    id: 'settings.pause.hint',
    defaultMessage:
      'Вас не будет в поиске и знакомствах, новых симпатий и диалогов тоже. Переписка, которая уже есть, продолжается.',
  },
  pauseUnknown: {
    id: 'settings.pause.unknown',
    defaultMessage: 'Не удалось узнать, на паузе ли анкета: нет связи.',
  },
  onlineHidden: { id: 'settings.onlineHidden', defaultMessage: 'Скрывать, что я в сети' },
  onlineHiddenHint: {
    id: 'settings.onlineHidden.hint',
    defaultMessage:
      'Для всех остальных вы не в сети, а вы видите их как раньше. Когда вы печатаете и читаете, скрывает переключатель ниже.',
  },
  onlineHiddenUnknown: {
    id: 'settings.onlineHidden.unknown',
    defaultMessage: 'Не удалось узнать, видно ли, что вы в сети: нет связи.',
  },
  chatMarks: { id: 'settings.chatMarks', defaultMessage: 'Показывать, когда я печатаю и читаю' },
  chatMarksHint: {
    id: 'settings.chatMarks.hint',
    defaultMessage:
      'Если выключить, никто не увидит, что вы печатаете или прочли сообщение, и вы не увидите этого у других.',
  },
  chatMarksUnknown: {
    id: 'settings.chatMarks.unknown',
    defaultMessage: 'Не удалось узнать, видно ли, что вы печатаете и читаете: нет связи.',
  },
  switchFailed: {
    id: 'settings.switch.failed',
    defaultMessage: 'Ничего не изменилось. Проверьте связь и попробуйте ещё раз.',
  },
  leaving: { id: 'settings.leaving', defaultMessage: 'Выход и данные' },
  logout: { id: 'settings.logout', defaultMessage: 'Выйти' },
  logoutFailed: {
    id: 'settings.logout.failed',
    defaultMessage: 'Выйти не получилось. Проверьте связь и попробуйте ещё раз.',
  },
  export: { id: 'settings.export', defaultMessage: 'Скачать мои данные' },
  exportHint: { id: 'settings.export.hint', defaultMessage: 'Архив с анкетой, перепиской и фото' },
  exportFailed: {
    id: 'settings.export.failed',
    defaultMessage: 'Архив не скачался. Проверьте связь и попробуйте ещё раз.',
  },
  delete: { id: 'settings.delete', defaultMessage: 'Удалить аккаунт' },
  deleteTitle: { id: 'settings.delete.title', defaultMessage: 'Удалить аккаунт?' },
  deleteLead: { id: 'settings.delete.lead', defaultMessage: 'Сразу и навсегда пропадут:' },
  deletePhotos: { id: 'settings.delete.photos', defaultMessage: 'анкета и все фото' },
  deleteLikes: { id: 'settings.delete.likes', defaultMessage: 'симпатии и совпадения' },
  deletePremium: { id: 'settings.delete.premium', defaultMessage: 'премиум, деньги за него не вернутся' },
  deleteMessages: {
    id: 'settings.delete.messages',
    defaultMessage: 'доступ к переписке: у собеседников она останется без вашего имени',
  },
  deleteConfirm: { id: 'settings.delete.confirm', defaultMessage: 'Удалить навсегда' },
  deleteKeep: { id: 'settings.delete.keep', defaultMessage: 'Оставить' },
  deleteFailed: {
    id: 'settings.delete.failed',
    defaultMessage: 'Аккаунт не удалён. Проверьте связь и попробуйте ещё раз.',
  },
});

/** Whom the member blocked. */
export const blockedMessages = defineMessages({
  title: { id: 'settings.blocked', defaultMessage: 'Заблокированные' },
  hint: {
    id: 'settings.blocked.hint',
    defaultMessage: 'Вы не видите друг друга в поиске, знакомствах и симпатиях и не можете переписываться.',
  },
  unblock: { id: 'settings.blocked.unblock', defaultMessage: 'Разблокировать' },
  unblockOf: { id: 'settings.blocked.unblockOf', defaultMessage: 'Разблокировать: {name}' },
  unblocked: { id: 'settings.blocked.unblocked', defaultMessage: 'Больше не в блокировке: {name}' },
  loading: { id: 'settings.blocked.loading', defaultMessage: 'Список загружается' },
  failed: { id: 'settings.blocked.failed', defaultMessage: 'Заблокированные не загрузились' },
  empty: { id: 'settings.blocked.empty', defaultMessage: 'Вы никого не заблокировали' },
  emptyText: {
    id: 'settings.blocked.empty.text',
    defaultMessage: 'Заблокировать можно в анкете или в переписке. Разблокировать потом можно будет здесь.',
  },
});

/** What the member reported. */
export const reportsMessages = defineMessages({
  title: { id: 'settings.reports', defaultMessage: 'Мои жалобы' },
  hint: {
    id: 'settings.reports.hint',
    defaultMessage:
      'Блокировка — тоже жалоба. О ваших жалобах никто не узнает. Какие меры приняты, мы не рассказываем.',
  },
  news: { id: 'settings.reports.news', defaultMessage: 'Есть новое' },
  hidden: { id: 'settings.reports.hidden', defaultMessage: 'Анкета вам больше не видна' },
  loading: { id: 'settings.reports.loading', defaultMessage: 'Список загружается' },
  failed: { id: 'settings.reports.failed', defaultMessage: 'Жалобы не загрузились' },
  empty: { id: 'settings.reports.empty', defaultMessage: 'Вы ни на кого не жаловались' },
  emptyText: {
    id: 'settings.reports.empty.text',
    defaultMessage:
      'Пожаловаться можно в анкете, на фото или в переписке. Здесь будет видно, чем закончилось.',
  },
});

/** What a report names. */
export const reportShows = defineMessages({
  profile: { id: 'settings.reports.shows.profile', defaultMessage: 'На анкету' },
  photo: { id: 'settings.reports.shows.photo', defaultMessage: 'На фото' },
  messages: { id: 'settings.reports.shows.messages', defaultMessage: 'На сообщения' },
  both: { id: 'settings.reports.shows.both', defaultMessage: 'На фото и сообщения' },
});

const states = defineMessages({
  under_review: { id: 'settings.reports.state.open', defaultMessage: 'На рассмотрении' },
  measures_taken: { id: 'settings.reports.state.measures', defaultMessage: 'Меры приняты' },
  no_violation: { id: 'settings.reports.state.none', defaultMessage: 'Нарушений не нашли' },
  reviewed: { id: 'settings.reports.state.reviewed', defaultMessage: 'Рассмотрена' },
});

/** What came of a report, in words. */
export const reportStates: Readonly<Record<OwnReport['state'], MessageDescriptor>> = states;

/** Where the member is signed in. */
export const sessionsMessages = defineMessages({
  title: { id: 'settings.sessions', defaultMessage: 'Где выполнен вход' },
  hint: {
    id: 'settings.sessions.hint',
    defaultMessage:
      'Не узнаёте устройство? Выйдите на нём и смените пароль: «Забыли пароль?» на странице входа.',
  },
  here: { id: 'settings.sessions.here', defaultMessage: 'Это устройство, сейчас в сети' },
  seen: { id: 'settings.sessions.seen', defaultMessage: 'Последняя активность: {time}' },
  since: { id: 'settings.sessions.since', defaultMessage: 'Вход выполнен {date}' },
  unknown: { id: 'settings.sessions.unknown', defaultMessage: 'Неизвестное устройство' },
  unknownBrowser: { id: 'settings.sessions.unknownBrowser', defaultMessage: 'Другой браузер' },
  yandex: { id: 'settings.sessions.yandex', defaultMessage: 'Яндекс Браузер' },
  end: { id: 'settings.sessions.end', defaultMessage: 'Выйти' },
  endOf: { id: 'settings.sessions.endOf', defaultMessage: 'Выйти: {device}' },
  ended: { id: 'settings.sessions.ended', defaultMessage: 'Выход выполнен: {device}' },
  endFailed: {
    id: 'settings.sessions.endFailed',
    defaultMessage: 'Выйти не получилось. Проверьте связь и попробуйте ещё раз.',
  },
  endOthers: { id: 'settings.sessions.endOthers', defaultMessage: 'Выйти на всех других устройствах' },
  endOthersTitle: {
    id: 'settings.sessions.endOthers.title',
    defaultMessage: 'Выйти на всех других устройствах?',
  },
  endOthersLead: {
    id: 'settings.sessions.endOthers.lead',
    defaultMessage: 'Там придётся войти заново. На этом устройстве всё останется как есть.',
  },
  endOthersConfirm: { id: 'settings.sessions.endOthers.confirm', defaultMessage: 'Выйти на других' },
  keep: { id: 'settings.sessions.keep', defaultMessage: 'Отмена' },
  nowhereElse: { id: 'settings.sessions.nowhereElse', defaultMessage: 'Больше нигде вход не выполнен.' },
  loading: { id: 'settings.sessions.loading', defaultMessage: 'Список загружается' },
  failed: { id: 'settings.sessions.failed', defaultMessage: 'Список входов не загрузился' },
});

/** What stands in the way of saving; those of the code are the specification's to the letter (D-18). */
export const settingsProblems = defineMessages({
  required: { id: 'settings.problem.required', defaultMessage: 'Заполните это поле' },
  letters: { id: 'settings.problem.letters', defaultMessage: 'Только буквы, слова через один пробел' },
  address: {
    id: 'settings.problem.address',
    defaultMessage: 'Проверьте адрес: он должен быть вида name@mail.ru',
  },
  young: { id: 'settings.problem.young', defaultMessage: 'Искра для тех, кому уже есть 18 лет' },
  emptyCode: { id: 'settings.problem.emptyCode', defaultMessage: 'Будь ласка, введіть код.' },
  wrongCode: { id: 'settings.problem.wrongCode', defaultMessage: 'Невірний код.' },
  codeSpent: {
    id: 'settings.problem.codeSpent',
    defaultMessage: 'Код больше не действует. Отправьте новый.',
  },
  emailUnverified: {
    id: 'settings.problem.emailUnverified',
    defaultMessage: 'Прежний код больше не действует. Мы отправили новый, введите его.',
  },
  mailFailed: { id: 'settings.problem.mailFailed', defaultMessage: 'Ошибка отправки письма.' },
  offline: {
    id: 'settings.problem.offline',
    defaultMessage: 'Нет связи с сервером. Всё введённое на месте, попробуйте ещё раз.',
  },
  failed: { id: 'settings.problem.failed', defaultMessage: 'Не сохранилось. Попробуйте ещё раз.' },
});
