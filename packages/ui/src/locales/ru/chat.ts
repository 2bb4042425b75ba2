import type { ChatLabels } from '../KitLabels';
import { plural } from '../plural';

/** The shell of a product, its people and conversations, in Russian. */
export const ruChat: ChatLabels = {
  AppShell: {
    skip: 'К содержанию',
    navigation: 'Разделы',
  },
  ChatMenu: {
    actions: (name) => `Действия: ${name}`,
    delete: 'Удалить переписку',
    report: 'Пожаловаться',
    block: 'Заблокировать и пожаловаться',
    unblock: 'Разблокировать',
    question: (name) => `${name}: удалить переписку?`,
    consequence: 'У вас она исчезнет насовсем. У второй стороны сообщения останутся.',
    confirm: 'Удалить',
    failed: 'Переписка не удалилась. Попробуйте ещё раз.',
  },
  ChatRoom: {
    log: (name) => `Переписка: ${name}`,
    today: (day) => `Сегодня, ${day}`,
    yesterday: (day) => `Вчера, ${day}`,
    newMessages: 'Новые сообщения',
    sending: 'Отправляется',
    sent: 'Отправлено',
    delivered: 'Доставлено',
    read: 'Прочитано',
    failed: 'Не отправлено',
    retry: 'Повторить',
    messageActions: 'Действия с сообщением',
    you: 'Вы',
    loading: 'Загружаем сообщения',
    loadingMore: 'Загружаем прошлые сообщения',
    loadMoreFailed: 'Прошлые сообщения не загрузились',
    start: 'Начало переписки',
    empty: 'Нет сообщений',
    online: 'В сети',
    offline: 'Не в сети',
    back: 'Назад к списку',
    message: 'Сообщение',
    send: 'Отправить',
    overLimit: (extra) =>
      `Слишком длинно: ${plural('ru', extra, { one: 'лишний', few: 'лишних', many: 'лишних', other: 'лишних' })} ${extra} ${plural('ru', extra, { one: 'символ', few: 'символа', many: 'символов', other: 'символа' })}`,
    countNew: (count) =>
      `${count} ${plural('ru', count, { one: 'новое сообщение', few: 'новых сообщения', many: 'новых сообщений', other: 'нового сообщения' })}`,
    toEnd: 'К последнему сообщению',
    copy: 'Копировать',
    delete: 'Удалить',
    open: (address) => `Открыть ${address}`,
    isTyping: (name) => `${name} печатает`,
  },
  DialogueList: {
    list: 'Диалоги',
    noMessages: 'Нет сообщений',
    you: (text) => `Вы: ${text}`,
    draft: (text) => `Черновик: ${text}`,
    failed: 'Не отправлено',
    online: 'в сети',
    unread: (count) => `непрочитанных: ${count}`,
    last: 'последнее сообщение:',
    offline: 'Нет связи',
    loading: 'Загружаем диалоги',
  },
  OnlineDot: {
    online: 'В сети',
    offline: 'Не в сети',
  },
  PremiumBadge: {
    premium: 'Премиум',
  },
};
