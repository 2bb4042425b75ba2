import { defineMessages } from 'react-intl';

export const pausedMessages = defineMessages({
  paused: { id: 'settings.paused.line', defaultMessage: 'Анкета на паузе: новые люди вас не видят.' },
  end: { id: 'settings.paused.end', defaultMessage: 'Снять с паузы' },
  ended: { id: 'settings.paused.ended', defaultMessage: 'Анкета снова видна.' },
  failed: {
    id: 'settings.paused.failed',
    defaultMessage: 'Анкета всё ещё на паузе. Проверьте связь и попробуйте ещё раз.',
  },
});
