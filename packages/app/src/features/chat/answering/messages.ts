import type { ReactionCode } from '@iskra/api-contract';
import { defineMessages, type MessageDescriptor } from 'react-intl';

/** Of replies and reactions; they load with what shows them. */
export const answeringTexts = defineMessages({
  reply: { id: 'answering.reply', defaultMessage: 'Ответить' },
  toOriginal: { id: 'answering.toOriginal', defaultMessage: 'К исходному сообщению' },
  inReplyTo: { id: 'answering.inReplyTo', defaultMessage: 'В ответ на:' },
  replyingTo: { id: 'answering.replyingTo', defaultMessage: 'Ответ на сообщение' },
  you: { id: 'answering.you', defaultMessage: 'Вы' },
  gone: { id: 'answering.gone', defaultMessage: 'Сообщение недоступно' },
  cancel: { id: 'answering.cancel', defaultMessage: 'Отменить ответ' },
  reaction: { id: 'answering.reaction', defaultMessage: 'Реакция' },
  cancelled: { id: 'answering.cancelled', defaultMessage: 'Ответ отменён' },
});

/** What a reaction is called, for who hears it. */
export const reactionTexts: Readonly<Record<ReactionCode, MessageDescriptor>> = defineMessages({
  thumbs_up: { id: 'answering.reaction.thumbs_up', defaultMessage: 'Палец вверх' },
  heart: { id: 'answering.reaction.heart', defaultMessage: 'Сердце' },
  laugh: { id: 'answering.reaction.laugh', defaultMessage: 'Смех' },
  surprise: { id: 'answering.reaction.surprise', defaultMessage: 'Удивление' },
  sad: { id: 'answering.reaction.sad', defaultMessage: 'Грусть' },
  thanks: { id: 'answering.reaction.thanks', defaultMessage: 'Спасибо' },
});
