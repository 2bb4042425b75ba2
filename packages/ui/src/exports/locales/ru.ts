export { ru } from '../../locales/ru';
export { ruBasics } from '../../locales/ru/basics';
export { ruChat } from '../../locales/ru/chat';
export { ruPatterns } from '../../locales/ru/patterns';
