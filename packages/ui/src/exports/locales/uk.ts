export { uk } from '../../locales/uk';
export { ukBasics } from '../../locales/uk/basics';
export { ukChat } from '../../locales/uk/chat';
export { ukPatterns } from '../../locales/uk/patterns';
