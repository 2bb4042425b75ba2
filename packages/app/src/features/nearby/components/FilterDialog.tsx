import { partOver, whileOpen } from '../../../shared/layout';

/** The filters over the list; their code loads when they are first opened. */
export const FilterDialog = partOver(async () => (await import('./FilterSheet')).FilterSheet, whileOpen);
