/** The imported sheet alone: without it the parts would compile their styles. */
export const withoutProvider = {
  'theme/IskraProvider': `
    import { ImportedStyles } from './ImportedStyles.js';
    export const IskraProvider = ImportedStyles`,
};
