export { languageNames } from './languageNames';
export type { TextArea } from './loadWords';
export { NeedTextsContext } from './NeedTextsContext';
export { Texts } from './Texts';
export { useText } from './useText';
export { useRichText } from './useRichText';
