import * as z from 'zod/mini';

/** What proves who somebody is; no format check beyond presence (spec point 5) [LOG-02]. */
export const credentials = z.object({
  email: z.string().check(z.minLength(1), z.maxLength(254)),
  password: z.string().check(z.minLength(1), z.maxLength(1000)),
});
