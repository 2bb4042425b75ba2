export { default } from '../catalogs/search.ru.json';
