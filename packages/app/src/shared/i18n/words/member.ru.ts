export { default } from '../catalogs/member.ru.json';
