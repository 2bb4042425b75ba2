import type { Reason } from '@iskra/api-contract';
import { defineMessages, type MessageDescriptor } from 'react-intl';

export const safetyMessages = defineMessages({
  block: { id: 'safety.block', defaultMessage: 'Заблокировать: {name}' },
  blockLead: {
    id: 'safety.block.lead',
    defaultMessage: 'Вы пропадёте друг у друга из поиска и не сможете писать. Переписка останется у обоих.',
  },
  report: { id: 'safety.report', defaultMessage: 'Пожаловаться: {name}' },
  reportLead: { id: 'safety.report.lead', defaultMessage: 'Жалобу увидят только модераторы Искры.' },
  reason: { id: 'safety.reason', defaultMessage: 'Причина' },
  reasonMissing: { id: 'safety.reason.missing', defaultMessage: 'Выберите причину' },
  comment: { id: 'safety.comment', defaultMessage: 'Что случилось (необязательно)' },
  withPhoto: { id: 'safety.with.photo', defaultMessage: 'Это фото уйдёт вместе с жалобой' },
  withMessages: { id: 'safety.with.messages', defaultMessage: 'Какие сообщения приложить' },
  confirmBlock: { id: 'safety.confirm.block', defaultMessage: 'Заблокировать' },
  confirmReport: { id: 'safety.confirm.report', defaultMessage: 'Отправить' },
  cancel: { id: 'safety.cancel', defaultMessage: 'Отмена' },
  failed: { id: 'safety.failed', defaultMessage: 'Не получилось. Попробуйте ещё раз.' },
  blocked: { id: 'safety.done.block', defaultMessage: 'Готово: больше не побеспокоит.' },
  reported: { id: 'safety.done.report', defaultMessage: 'Спасибо, мы разберёмся.' },
});

const reasons = defineMessages({
  spam: { id: 'safety.reason.spam', defaultMessage: 'Спам или реклама' },
  fake_profile: { id: 'safety.reason.fake', defaultMessage: 'Чужие фото или выдуманный профиль' },
  offensive: { id: 'safety.reason.offensive', defaultMessage: 'Оскорбления или угрозы' },
  inappropriate_photos: { id: 'safety.reason.photos', defaultMessage: 'Неприличные фото' },
  fraud: { id: 'safety.reason.fraud', defaultMessage: 'Мошенничество, просит денег' },
  underage: { id: 'safety.reason.underage', defaultMessage: 'Нет 18 лет' },
  other: { id: 'safety.reason.other', defaultMessage: 'Другое' },
});

/** A reason in words (D-08). */
export const reasonTexts: Readonly<Record<Reason, MessageDescriptor>> = reasons;
