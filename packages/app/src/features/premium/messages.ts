import { defineMessages } from 'react-intl';

export const premiumMessages = defineMessages({
  title: { id: 'premium.title', defaultMessage: 'Искра Премиум' },
  lead: { id: 'premium.lead', defaultMessage: 'Что открывает премиум' },
  likes: { id: 'premium.likes', defaultMessage: 'Раздел «Я нравлюсь»: видно, кому вы понравились' },
  dialogues: { id: 'premium.dialogues', defaultMessage: 'Диалоги и переписка без ограничений' },
  swipes: { id: 'premium.swipes', defaultMessage: 'Больше симпатий в знакомствах' },
  limit: { id: 'premium.limit', defaultMessage: 'Симпатии на сегодня закончились. Новые появятся в {time}.' },
  limitTomorrow: {
    id: 'premium.limit.tomorrow',
    defaultMessage: 'Симпатии на сегодня закончились. Новые появятся завтра в {time}.',
  },
  toPackages: { id: 'premium.toPackages', defaultMessage: 'Выбрать срок' },
  understood: { id: 'premium.close', defaultMessage: 'Понятно' },
  active: {
    id: 'premium.active',
    defaultMessage: 'Премиум подключён до {date}. Новый срок прибавится к этому.',
  },
  activeNow: { id: 'premium.active.now', defaultMessage: 'Премиум подключён. Приятных знакомств!' },
  pending: {
    id: 'premium.pending',
    defaultMessage: 'Платёж на проверке: {days}, {price}. Премиум включится, как только мы его подтвердим.',
  },
  refused: {
    id: 'premium.refused',
    defaultMessage: 'Мы не нашли ваш последний платёж. Если вы платили, напишите в {support}.',
  },
  support: { id: 'premium.support', defaultMessage: 'поддержку' },
  requestUnknown: {
    id: 'premium.request.unknown',
    defaultMessage: 'Не удалось узнать, есть ли платёж на проверке.',
  },
  retry: { id: 'premium.retry', defaultMessage: 'Повторить' },
  packageTitle: { id: 'premium.package.title', defaultMessage: 'На какой срок?' },
  once: { id: 'premium.package.once', defaultMessage: 'Разовый платёж. Автоматического продления нет.' },
  term: { id: 'premium.package.term', defaultMessage: 'Срок' },
  days: {
    id: 'premium.package.days',
    defaultMessage: '{count, plural, one {# день} few {# дня} many {# дней} other {# дня}}',
  },
  perDay: { id: 'premium.package.perDay', defaultMessage: '{price} в день' },
  saving: { id: 'premium.package.saving', defaultMessage: 'Экономия {price}' },
  spoken: {
    id: 'premium.package.spoken',
    defaultMessage:
      '{days}, {price, plural, one {# рубль} few {# рубля} many {# рублей} other {# рубля}}, раньше {before, number}',
  },
  agree: { id: 'premium.agree', defaultMessage: 'Я принимаю {terms} и {rules}' },
  terms: { id: 'premium.agree.terms', defaultMessage: 'соглашение' },
  rules: { id: 'premium.agree.rules', defaultMessage: 'правила оплаты' },
  agreeFirst: {
    id: 'premium.agree.first',
    defaultMessage: 'Отметьте, что принимаете соглашение и правила оплаты',
  },
  toPayment: { id: 'premium.toPayment', defaultMessage: 'Продолжить · {price}' },
  paymentTitle: { id: 'premium.payment.title', defaultMessage: 'Оплата' },
  transfer: {
    id: 'premium.payment.transfer',
    defaultMessage: 'Переведите {price} на эту карту. Премиум: {days}.',
  },
  card: { id: 'premium.payment.card', defaultMessage: 'Номер карты' },
  copy: { id: 'premium.payment.copy', defaultMessage: 'Скопировать номер карты' },
  copyShort: { id: 'premium.payment.copy.short', defaultMessage: 'Скопировать' },
  copiedShort: { id: 'premium.payment.copied.short', defaultMessage: 'Скопировано' },
  copied: { id: 'premium.payment.copied', defaultMessage: 'Номер скопирован' },
  notCopied: {
    id: 'premium.payment.notCopied',
    defaultMessage: 'Скопировать не получилось: выделите номер и скопируйте сами',
  },
  cardFailed: { id: 'premium.payment.cardFailed', defaultMessage: 'Не удалось показать номер карты.' },
  cardFirst: {
    id: 'premium.payment.cardFirst',
    defaultMessage: 'Сначала дождитесь номера карты и переведите деньги',
  },
  after: {
    id: 'premium.payment.after',
    defaultMessage: 'После перевода нажмите «Получить премиум», и мы проверим платёж.',
  },
  get: { id: 'premium.payment.get', defaultMessage: 'Получить премиум' },
  notSent: {
    id: 'premium.payment.notSent',
    defaultMessage: 'Не получилось отправить запрос. Попробуйте ещё раз: деньги от этого не спишутся.',
  },
  reviewTitle: { id: 'premium.review.title', defaultMessage: 'Платёж на проверке' },
  review: {
    id: 'premium.review.text',
    defaultMessage:
      'Премиум включится сам, как только мы подтвердим платёж. Ждать на этой странице не нужно.',
  },
});
