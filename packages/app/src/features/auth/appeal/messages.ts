import { defineMessages } from 'react-intl';

export const appealMessages = defineMessages({
  open: { id: 'appeal.open', defaultMessage: 'Обжаловать' },
  title: { id: 'appeal.title', defaultMessage: 'Обжалование' },
  lead: {
    id: 'appeal.lead',
    defaultMessage:
      'Напишите, почему доступ закрыт по ошибке. Обжаловать можно один раз, ответ придёт на почту.',
  },
  text: { id: 'appeal.text', defaultMessage: 'Что вы хотите сказать' },
  send: { id: 'appeal.send', defaultMessage: 'Отправить' },
  close: { id: 'appeal.close', defaultMessage: 'Закрыть' },
  loading: { id: 'appeal.loading', defaultMessage: 'Проверяем' },
  again: { id: 'appeal.again', defaultMessage: 'Ещё раз' },
  sentTitle: { id: 'appeal.sent.title', defaultMessage: 'Обжалование на рассмотрении' },
  sentLead: { id: 'appeal.sent.lead', defaultMessage: 'Мы ответим на вашу почту.' },
  refusedTitle: { id: 'appeal.refused.title', defaultMessage: 'Обжалование отклонено' },
  refusedLead: { id: 'appeal.refused.lead', defaultMessage: 'Доступ остаётся закрытым.' },
  answer: { id: 'appeal.answer', defaultMessage: 'Ответ: {answer}' },
  yours: { id: 'appeal.yours', defaultMessage: 'Вы написали' },
  offline: {
    id: 'appeal.offline',
    defaultMessage: 'Нет связи с сервером. Всё введённое на месте, попробуйте ещё раз.',
  },
  failed: {
    id: 'appeal.failed',
    defaultMessage: 'Не получилось. Всё введённое на месте, попробуйте ещё раз.',
  },
});
