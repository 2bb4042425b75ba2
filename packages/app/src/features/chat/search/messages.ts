import { defineMessages } from 'react-intl';

/** Of what a search found; they load with it. */
export const searchTexts = defineMessages({
  searchFailed: { id: 'search.failed', defaultMessage: 'Поиск не удался' },
  nothingFound: { id: 'search.nothing', defaultMessage: 'Ничего не нашлось' },
  nothingFoundText: {
    id: 'search.nothing.text',
    defaultMessage: 'Попробуйте другое слово или начало имени.',
  },
  clearSearch: { id: 'search.clear', defaultMessage: 'Очистить поиск' },
  foundPeople: { id: 'search.people', defaultMessage: 'Люди' },
  foundMessages: { id: 'search.messages', defaultMessage: 'Сообщения' },
  found: {
    id: 'search.found',
    defaultMessage: 'Найдено людей: {people}, сообщений: {messages}',
  },
  foundOver: {
    id: 'search.foundOver',
    defaultMessage: 'Найдено людей: {people}, сообщений: больше {messages}',
  },
  ownMessage: { id: 'search.own', defaultMessage: 'Вы:' },
});
