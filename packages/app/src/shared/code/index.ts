export { loadLater } from './loadLater';
export { needed } from './needed';
export { reloadPage } from './reloadPage';
