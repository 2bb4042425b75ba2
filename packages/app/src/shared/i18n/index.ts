export { languageNames } from './languageNames';
export type { TextArea } from './loadWords';
export { NeedTextsContext, type NeedTexts } from './NeedTextsContext';
export { Texts } from './Texts';
export { useText } from './useText';
export { useRichText } from './useRichText';
