export { default } from '../catalogs/premium.ru.json';
export { ruForms as kit } from '@iskra/ui/locales/ru';
