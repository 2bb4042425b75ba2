export { default } from '../catalogs/safety.ru.json';
export { ruPatterns as kit } from '@iskra/ui/locales/ru';
