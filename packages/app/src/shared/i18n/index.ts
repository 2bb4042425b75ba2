export { loadCatalog, type Catalog } from './loadCatalog';
export { useText } from './useText';
