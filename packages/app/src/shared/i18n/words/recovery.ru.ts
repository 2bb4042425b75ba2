export { default } from '../catalogs/recovery.ru.json';
export { ruPatterns as kit } from '@iskra/ui/locales/ru';
