import { defineMessages } from 'react-intl';

/** Of replies; they load with what shows them. */
export const answeringTexts = defineMessages({
  reply: { id: 'answering.reply', defaultMessage: 'Ответить' },
  toOriginal: { id: 'answering.toOriginal', defaultMessage: 'К исходному сообщению' },
  inReplyTo: { id: 'answering.inReplyTo', defaultMessage: 'В ответ на:' },
  replyingTo: { id: 'answering.replyingTo', defaultMessage: 'Ответ на сообщение' },
  you: { id: 'answering.you', defaultMessage: 'Вы' },
  gone: { id: 'answering.gone', defaultMessage: 'Сообщение недоступно' },
  cancel: { id: 'answering.cancel', defaultMessage: 'Отменить ответ' },
  cancelled: { id: 'answering.cancelled', defaultMessage: 'Ответ отменён' },
});
