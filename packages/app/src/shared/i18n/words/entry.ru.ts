export { default } from '../catalogs/entry.ru.json';
export { ruBasics as kit } from '@iskra/ui/locales/ru';
