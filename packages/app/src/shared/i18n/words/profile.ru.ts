export { default } from '../catalogs/profile.ru.json';
export { ruForms as kit } from '@iskra/ui/locales/ru';
