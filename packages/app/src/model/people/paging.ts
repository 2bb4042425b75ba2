import { limits } from '@iskra/api-contract';

/** A page of results in a query: so many, from so many on. */
export const paging = (offset: number, limit: number = limits.nearby.pageSize) => ({
  offset: String(offset),
  limit: String(limit),
});
