import { defineMessages } from 'react-intl';

export const matchesMessages = defineMessages({
  title: { id: 'matches.title', defaultMessage: 'Совпадения' },
  empty: { id: 'matches.empty', defaultMessage: 'Совпадений пока нет' },
  emptyText: {
    id: 'matches.empty.text',
    defaultMessage: 'Когда симпатия станет взаимной, человек появится здесь.',
  },
  toEncounters: { id: 'matches.toEncounters', defaultMessage: 'К знакомствам' },
  failed: { id: 'matches.failed', defaultMessage: 'Совпадения не загрузились' },
  mutual: { id: 'matches.mutual', defaultMessage: 'Это взаимно' },
  mutualText: {
    id: 'matches.mutual.text',
    defaultMessage: 'Вы и {name} понравились друг другу. Самое время начать разговор.',
  },
  write: { id: 'matches.write', defaultMessage: 'Написать сообщение' },
  open: { id: 'matches.open', defaultMessage: 'Открыть профиль' },
  goOn: { id: 'matches.goOn', defaultMessage: 'Смотреть дальше' },
});
