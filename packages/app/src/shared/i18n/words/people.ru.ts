export { default } from '../catalogs/people.ru.json';
export { ruPatterns as kit } from '@iskra/ui/locales/ru';
