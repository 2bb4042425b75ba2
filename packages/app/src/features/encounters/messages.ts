import { defineMessages } from 'react-intl';

export const encountersMessages = defineMessages({
  title: { id: 'encounters.title', defaultMessage: 'Знакомства' },
  empty: { id: 'encounters.encounters_no_users', defaultMessage: 'Пока это все' },
  emptyText: {
    id: 'encounters.empty.text',
    defaultMessage: 'Вы посмотрели всех, кто подходит под фильтры. Расширьте их, и мы покажем ещё.',
  },
  widen: { id: 'encounters.widen', defaultMessage: 'Расширить фильтры' },
  showPassed: { id: 'encounters.showPassed', defaultMessage: 'Показать пропущенных' },
  failed: { id: 'encounters.failed', defaultMessage: 'Анкеты не загрузились' },
  failedText: { id: 'encounters.failed.text', defaultMessage: 'Проверьте связь и попробуйте ещё раз.' },
  left: {
    id: 'encounters.left',
    defaultMessage:
      '{count, plural, one {Осталась # симпатия} few {Осталось # симпатии} many {Осталось # симпатий} other {Осталось # симпатии}} на сегодня',
  },
  waiting: {
    id: 'encounters.waiting',
    defaultMessage:
      '{count, plural, one {# симпатия ждёт сети} few {# симпатии ждут сети} many {# симпатий ждут сети} other {# симпатии ждут сети}}',
  },
  online: { id: 'encounters.online', defaultMessage: 'в сети' },
  offline: { id: 'encounters.offline', defaultMessage: 'не в сети' },
});
