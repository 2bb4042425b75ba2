import { defineMessages } from 'react-intl';

export const likesMessages = defineMessages({
  title: { id: 'likes.title', defaultMessage: 'Симпатии' },
  empty: { id: 'likes.no_likes', defaultMessage: 'Симпатий пока нет' },
  emptyText: {
    id: 'likes.empty.text',
    defaultMessage: 'Добавьте фото и загляните в знакомства: так вас заметят быстрее.',
  },
  toMatches: { id: 'likes.toMatches', defaultMessage: 'Совпадения' },
  toEncounters: { id: 'likes.toEncounters', defaultMessage: 'К знакомствам' },
  failed: { id: 'likes.failed', defaultMessage: 'Симпатии не загрузились' },
  count: {
    id: 'likes.count',
    defaultMessage:
      'Вы понравились {count, plural, one {# человеку} few {# людям} many {# людям} other {# людям}}',
  },
  countOver: {
    id: 'likes.count.over',
    defaultMessage: 'Вы понравились больше чем {count, number} людям',
  },
  banner: { id: 'likes.banner', defaultMessage: 'С премиумом видно, кто это, и можно ответить взаимностью.' },
  more: { id: 'likes.more', defaultMessage: 'Что даёт премиум' },
  hidden: { id: 'likes.hidden', defaultMessage: 'Скрытая симпатия, открыть условия премиума' },
  remove: { id: 'likes.remove', defaultMessage: 'Убрать из списка: {name}' },
  answerFailed: { id: 'likes.answerFailed', defaultMessage: 'Не получилось. Попробуйте ещё раз' },
  lists: { id: 'likes.lists', defaultMessage: 'Чьи симпатии' },
  received: { id: 'likes.received', defaultMessage: 'Вы нравитесь' },
  given: { id: 'likes.given', defaultMessage: 'Вам нравятся' },
  passed: { id: 'likes.passed', defaultMessage: 'Пропущенные' },
  likeBack: { id: 'likes.likeBack', defaultMessage: 'Ответить взаимностью' },
  waits: { id: 'likes.waits', defaultMessage: 'Симпатия уйдёт, когда появится сеть' },
  notBack: { id: 'likes.notBack', defaultMessage: 'Не отвечать' },
});

export const givenMessages = defineMessages({
  hint: {
    id: 'likes.given.hint',
    defaultMessage: 'Симпатию можно забрать: уведомления об этом не будет.',
  },
  hintCounted: {
    id: 'likes.given.hint.counted',
    defaultMessage:
      'Симпатию можно забрать: уведомления об этом не будет. Среди сегодняшних симпатий она останется потраченной.',
  },
  match: { id: 'likes.given.match', defaultMessage: 'Взаимно' },
  noAnswer: { id: 'likes.given.noAnswer', defaultMessage: 'Пока без ответа' },
  takeBack: { id: 'likes.given.takeBack', defaultMessage: 'Забрать симпатию' },
  takeBackOf: { id: 'likes.given.takeBackOf', defaultMessage: 'Забрать симпатию: {name}' },
  waits: { id: 'likes.given.waits', defaultMessage: 'Заберём симпатию, когда появится сеть' },
  keep: { id: 'likes.given.keep', defaultMessage: 'Оставить симпатию' },
  keepOf: { id: 'likes.given.keepOf', defaultMessage: 'Оставить симпатию: {name}' },
  takenBack: { id: 'likes.given.takenBack', defaultMessage: 'Симпатия забрана: {name}' },
  failed: { id: 'likes.given.failed', defaultMessage: 'Ваши симпатии не загрузились' },
  empty: { id: 'likes.given.empty', defaultMessage: 'Вам пока никто не понравился' },
  emptyText: {
    id: 'likes.given.empty.text',
    defaultMessage: 'Здесь соберутся все, кто вам понравится.',
  },
});

export const passedMessages = defineMessages({
  hint: {
    id: 'likes.passed.hint',
    defaultMessage:
      'Кого вы пропустили за {days, plural, one {# день} few {# дня} many {# дней} other {# дня}} на этом устройстве. Сами они об этом не знают.',
  },
  takeBack: { id: 'likes.passed.takeBack', defaultMessage: 'Вернуть' },
  takeBackOf: { id: 'likes.passed.takeBackOf', defaultMessage: 'Вернуть в знакомства: {name}' },
  takenBack: { id: 'likes.passed.takenBack', defaultMessage: 'Снова в знакомствах: {name}' },
  failed: { id: 'likes.passed.failed', defaultMessage: 'Пропущенные не загрузились' },
  empty: { id: 'likes.passed.empty', defaultMessage: 'Вы никого не пропускали' },
  emptyText: {
    id: 'likes.passed.empty.text',
    defaultMessage: 'Пропущенные в знакомствах побудут здесь, и любого можно будет вернуть.',
  },
});
