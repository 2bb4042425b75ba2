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
  likeBack: { id: 'likes.likeBack', defaultMessage: 'Ответить взаимностью' },
});
