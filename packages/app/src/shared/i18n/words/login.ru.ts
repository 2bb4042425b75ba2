export { default } from '../catalogs/login.ru.json';
