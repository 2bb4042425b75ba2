export { ar } from '../../locales/ar';
export { arBasics } from '../../locales/ar/basics';
export { arChat } from '../../locales/ar/chat';
export { arPatterns } from '../../locales/ar/patterns';
