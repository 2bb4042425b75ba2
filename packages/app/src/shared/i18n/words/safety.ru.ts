export { default } from '../catalogs/safety.ru.json';
export { ruForms as kit } from '@iskra/ui/locales/ru';
