export { default } from '../catalogs/people.ru.json';
export { ruPeople as kit } from '@iskra/ui/locales/ru';
