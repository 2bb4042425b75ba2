import * as z from 'zod/mini';

/** Names a photo; of all its sizes. */
export const photoKey = z.string().check(z.minLength(1), z.maxLength(64));
