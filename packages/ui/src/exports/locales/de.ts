export { de } from '../../locales/de';
export { deBasics } from '../../locales/de/basics';
export { deChat } from '../../locales/de/chat';
export { dePatterns } from '../../locales/de/patterns';
