import type { ChatLabels } from '../KitLabels';
import { plural } from '../plural';

/** The shell of a product, its people and conversations, in Ukrainian. */
export const ukChat: ChatLabels = {
  AppShell: {
    skip: 'Перейти до вмісту',
    navigation: 'Розділи',
  },
  ChatMenu: {
    actions: (name) => `Дії: ${name}`,
    delete: 'Видалити листування',
    report: 'Поскаржитися',
    block: 'Заблокувати й поскаржитися',
    unblock: 'Розблокувати',
    question: (name) => `${name}: видалити листування?`,
    consequence: 'У вас воно зникне назавжди. У другої сторони повідомлення залишаться.',
    confirm: 'Видалити',
    failed: 'Листування не видалено. Спробуйте ще раз.',
  },
  ChatRoom: {
    log: (name) => `Листування: ${name}`,
    today: (day) => `Сьогодні, ${day}`,
    yesterday: (day) => `Учора, ${day}`,
    newMessages: 'Нові повідомлення',
    sending: 'Надсилається',
    sent: 'Надіслано',
    delivered: 'Доставлено',
    read: 'Прочитано',
    failed: 'Не надіслано',
    retry: 'Повторити',
    messageActions: 'Дії з повідомленням',
    you: 'Ви',
    loading: 'Завантажуємо повідомлення',
    loadingMore: 'Завантажуємо попередні повідомлення',
    loadMoreFailed: 'Попередні повідомлення не завантажилися',
    start: 'Початок листування',
    empty: 'Немає повідомлень',
    online: 'У мережі',
    offline: 'Не в мережі',
    back: 'Назад до списку',
    message: 'Повідомлення',
    send: 'Надіслати',
    overLimit: (extra) =>
      `Задовго: ${extra} ${plural('uk', extra, { one: 'зайвий символ', few: 'зайві символи', many: 'зайвих символів', other: 'зайвого символу' })}`,
    countNew: (count) =>
      `${count} ${plural('uk', count, { one: 'нове повідомлення', few: 'нові повідомлення', many: 'нових повідомлень', other: 'нового повідомлення' })}`,
    toEnd: 'До останнього повідомлення',
    copy: 'Копіювати',
    delete: 'Видалити',
    open: (address) => `Відкрити ${address}`,
    isTyping: (name) => `${name} пише`,
  },
  DialogueList: {
    list: 'Діалоги',
    noMessages: 'Немає повідомлень',
    you: (text) => `Ви: ${text}`,
    draft: (text) => `Чернетка: ${text}`,
    failed: 'Не надіслано',
    online: 'у мережі',
    unread: (count) => `непрочитаних: ${count}`,
    last: 'останнє повідомлення:',
    offline: 'Немає зв’язку',
    loading: 'Завантажуємо діалоги',
  },
  OnlineDot: {
    online: 'У мережі',
    offline: 'Не в мережі',
  },
  PremiumBadge: {
    premium: 'Преміум',
  },
};
