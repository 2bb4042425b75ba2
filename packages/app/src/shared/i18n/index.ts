export type { TextArea } from './loadCatalog';
export { NeedTextsContext } from './NeedTextsContext';
export { Texts } from './Texts';
export { useText } from './useText';
export { useRichText } from './useRichText';
