import * as z from 'zod/mini';
import { queryInt } from './values';

/** Which page of a long list is asked for; the first one without them. */
export const pageOfResults = {
  offset: z.optional(queryInt(0, 1_000_000)),
  limit: z.optional(queryInt(1, 100)),
};
