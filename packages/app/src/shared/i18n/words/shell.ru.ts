export { default } from '../catalogs/shell.ru.json';
export { ruShell as kit } from '@iskra/ui/locales/ru';
