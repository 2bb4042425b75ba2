export { default } from '../catalogs/recovery.ru.json';
export { ruForms as kit } from '@iskra/ui/locales/ru';
