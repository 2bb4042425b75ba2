export { default } from '../catalogs/nearby.ru.json';
