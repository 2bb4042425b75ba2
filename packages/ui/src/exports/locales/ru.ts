export { ru } from '../../locales/ru';
export { ruBasics } from '../../locales/ru/basics';
export { ruChat } from '../../locales/ru/chat';
export { ruShell } from '../../locales/ru/shell';
export { ruPatterns } from '../../locales/ru/patterns';
export { ruForms } from '../../locales/ru/forms';
export { ruPeople } from '../../locales/ru/people';
