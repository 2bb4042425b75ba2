import type { ShellLabels } from '../KitLabels';

/** What stands around every screen, and the marks of people, in Russian. */
export const ruShell: ShellLabels = {
  AppShell: {
    skip: 'К содержанию',
    navigation: 'Разделы',
  },
  OnlineDot: {
    online: 'В сети',
    offline: 'Не в сети',
  },
  PremiumBadge: {
    premium: 'Премиум',
  },
};
