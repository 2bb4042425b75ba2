import { defineMessages } from 'react-intl';

export const nearbyMessages = defineMessages({
  title: { id: 'nearby.title', defaultMessage: 'Люди рядом' },
  found: {
    id: 'nearby.found',
    defaultMessage:
      '{count, plural, one {# человек} few {# человека} many {# человек} other {# человека}} по вашим фильтрам',
  },
  foundOver: {
    id: 'nearby.found.over',
    defaultMessage: 'Больше {count, number} человек по вашим фильтрам',
  },
  loading: { id: 'nearby.loading', defaultMessage: 'Ищем людей' },
  empty: { id: 'nearby.empty', defaultMessage: 'Никого не нашлось' },
  emptyText: { id: 'nearby.empty.text', defaultMessage: 'Попробуйте все города или шире возраст.' },
  widen: { id: 'nearby.widen', defaultMessage: 'Искать во всех городах' },
  widenStatus: { id: 'nearby.widen.status', defaultMessage: 'Не только в сети и новые' },
  widenGender: { id: 'nearby.widen.gender', defaultMessage: 'Показать всех' },
  widenAge: { id: 'nearby.widen.age', defaultMessage: 'Любой возраст' },
  widenHeight: { id: 'nearby.widen.height', defaultMessage: 'Любой рост' },
  widenGoals: { id: 'nearby.widen.goals', defaultMessage: 'Любые цели' },
  widenChildren: { id: 'nearby.widen.children', defaultMessage: 'Есть дети или нет' },
  widenSmoking: { id: 'nearby.widen.smoking', defaultMessage: 'Курит или нет' },
  widenLanguages: { id: 'nearby.widen.languages', defaultMessage: 'Любые языки' },
  withCount: { id: 'nearby.widen.count', defaultMessage: '{text}: {count, number}' },
  withCountOver: { id: 'nearby.widen.count.over', defaultMessage: '{text}: больше {count, number}' },
  reset: { id: 'nearby.reset', defaultMessage: 'Сбросить фильтры' },
  failed: { id: 'nearby.failed', defaultMessage: 'Список не загрузился' },
  failedText: { id: 'nearby.failed.text', defaultMessage: 'Проверьте связь и попробуйте ещё раз.' },
});

export const filterMessages = defineMessages({
  title: { id: 'filters.title', defaultMessage: 'Фильтры' },
  statusOnline: { id: 'filters.status.online', defaultMessage: 'В сети' },
  chipFemale: { id: 'filters.chip.female', defaultMessage: 'Женщины' },
  chipMale: { id: 'filters.chip.male', defaultMessage: 'Мужчины' },
  chipAll: { id: 'filters.chip.all', defaultMessage: 'Все люди' },
  allCities: { id: 'filters.city.all', defaultMessage: 'Все города' },
  showOver: { id: 'filters.show.over', defaultMessage: 'Показать больше {count, number} человек' },
});

/** Filters by what people tell of themselves. */
export const furtherMessages = defineMessages({
  heightCm: { id: 'filters.height', defaultMessage: 'Рост, см' },
  heightBetween: { id: 'filters.height.between', defaultMessage: '{from}–{to} см' },
  heightFrom: { id: 'filters.height.from', defaultMessage: 'от {from} см' },
  heightTo: { id: 'filters.height.to', defaultMessage: 'до {to} см' },
  chip: { id: 'filters.chip.further', defaultMessage: '{name}: {value}' },
  remove: { id: 'filters.chip.remove', defaultMessage: 'Убрать фильтр «{filter}»' },
});

/** Filters kept under a name. */
export const savedMessages = defineMessages({
  title: { id: 'filters.saved.title', defaultMessage: 'Сохранённые фильтры' },
  save: { id: 'filters.saved.save', defaultMessage: 'Сохранить эти фильтры' },
  full: { id: 'filters.saved.full', defaultMessage: 'Сохранено {most} из {most}' },
  name: { id: 'filters.saved.name', defaultMessage: 'Название' },
  nameEmpty: { id: 'filters.saved.name.empty', defaultMessage: 'Введите название' },
  nameTaken: { id: 'filters.saved.name.taken', defaultMessage: 'Такое название уже есть' },
  keep: { id: 'filters.saved.keep', defaultMessage: 'Сохранить' },
  cancel: { id: 'filters.saved.cancel', defaultMessage: 'Отмена' },
  rename: { id: 'filters.saved.rename', defaultMessage: 'Переименовать «{name}»' },
  delete: { id: 'filters.saved.delete', defaultMessage: 'Удалить «{name}»' },
  saved: { id: 'filters.saved.saved', defaultMessage: 'Фильтры «{name}» сохранены' },
  deleted: { id: 'filters.saved.deleted', defaultMessage: 'Фильтры «{name}» удалены' },
  otherVersion: {
    id: 'filters.saved.otherVersion',
    defaultMessage: '«{name}» из другой версии приложения, применить нельзя',
  },
});
