export type { TextArea } from './loadCatalog';
export { Texts } from './Texts';
export { useText } from './useText';
