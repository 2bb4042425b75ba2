export { default } from '../catalogs/settings.ru.json';
export { ruPatterns as kit } from '@iskra/ui/locales/ru';
