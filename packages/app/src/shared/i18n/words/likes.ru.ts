export { default } from '../catalogs/likes.ru.json';
