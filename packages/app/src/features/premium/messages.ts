import { defineMessages } from 'react-intl';

export const premiumMessages = defineMessages({
  title: { id: 'premium.title', defaultMessage: 'Искра Премиум' },
  lead: { id: 'premium.lead', defaultMessage: 'Что открывает премиум' },
  likes: { id: 'premium.likes', defaultMessage: 'Раздел «Я нравлюсь»: видно, кому вы понравились' },
  dialogues: { id: 'premium.dialogues', defaultMessage: 'Диалоги и переписка без ограничений' },
  swipes: { id: 'premium.swipes', defaultMessage: 'Больше симпатий в знакомствах' },
  limit: { id: 'premium.limit', defaultMessage: 'Симпатии на сегодня закончились. Новые появятся в {time}.' },
  close: { id: 'premium.close', defaultMessage: 'Понятно' },
});
