import { part } from '../../../shared/layout';

/** The saved filters, whose code comes after the filters themselves. */
export const SavedPart = part(async () => (await import('./SavedFilters')).SavedFilters);
