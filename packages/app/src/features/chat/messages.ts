import { defineMessages } from 'react-intl';

export const chatMessages = defineMessages({
  title: { id: 'chat.dialogues', defaultMessage: 'Диалоги' },
  search: { id: 'chat.search', defaultMessage: 'Поиск по диалогам' },
  select: { id: 'chat.select', defaultMessage: 'Выберите диалог' },
  selectText: { id: 'chat.select.text', defaultMessage: 'Здесь появится переписка.' },
  noDialogues: { id: 'chat.no_dialogues', defaultMessage: 'Диалогов пока нет' },
  noDialoguesText: {
    id: 'chat.no_dialogues.text',
    defaultMessage: 'Они начинаются со взаимной симпатии. Загляните в знакомства.',
  },
  toEncounters: { id: 'chat.toEncounters', defaultMessage: 'К знакомствам' },
  failed: { id: 'chat.failed', defaultMessage: 'Диалоги не загрузились' },
  failedText: { id: 'chat.failed.text', defaultMessage: 'Проверьте связь и попробуйте ещё раз.' },
  roomFailed: { id: 'chat.room.failed', defaultMessage: 'Переписка не загрузилась' },
  gone: { id: 'chat.room.gone', defaultMessage: 'Такого диалога нет' },
  goneText: { id: 'chat.room.gone.text', defaultMessage: 'Возможно, он удалён. Выберите другой из списка.' },
  toList: { id: 'chat.room.toList', defaultMessage: 'К списку' },
  matched: { id: 'chat.system.matched', defaultMessage: 'Вы понравились друг другу' },
  empty: { id: 'chat.no_messages', defaultMessage: 'Сообщений пока нет. Напишите первым.' },
  blockedMe: { id: 'chat.blockedMe', defaultMessage: 'Вы заблокированы' },
  blockedByMe: { id: 'chat.blockedByMe', defaultMessage: 'Вы заблокировали этого человека' },
  report: { id: 'chat.report', defaultMessage: 'Пожаловаться' },
  deletedUser: { id: 'chat.deletedUser', defaultMessage: 'Удалённый пользователь' },
  deleted: { id: 'chat.deleted', defaultMessage: 'Аккаунт удалён, писать больше некому' },
  sameGender: { id: 'chat.sameGender', defaultMessage: 'Переписка доступна между мужчиной и женщиной' },
  unavailable: { id: 'chat.unavailable', defaultMessage: 'Писать без ограничений можно с премиумом' },
});
