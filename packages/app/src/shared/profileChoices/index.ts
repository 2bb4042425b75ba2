export { choiceTexts, detailTexts } from './messages';
