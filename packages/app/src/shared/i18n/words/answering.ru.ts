export { default } from '../catalogs/answering.ru.json';
