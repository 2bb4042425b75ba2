export { en } from '../../locales/en';
