import { paging } from '../people/paging';

export const encountersPageSize = 30;

/** What encounters ask for besides their filters: people with all their photos. */
export const encountersPaging = (offset: number, limit = encountersPageSize) => ({
  includeImages: 'true' as const,
  ...paging(offset, limit),
});
