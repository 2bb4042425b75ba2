export { default } from '../catalogs/registration.ru.json';
export { ruPatterns as kit } from '@iskra/ui/locales/ru';
