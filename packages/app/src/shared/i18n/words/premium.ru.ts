export { default } from '../catalogs/premium.ru.json';
export { ruPatterns as kit } from '@iskra/ui/locales/ru';
