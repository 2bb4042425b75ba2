export { default } from '../catalogs/chat.ru.json';
export { ruChat as kit } from '@iskra/ui/locales/ru';
