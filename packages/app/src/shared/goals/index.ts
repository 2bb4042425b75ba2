export { goalIcons } from './goalIcons';
export { goalTexts } from './messages';
