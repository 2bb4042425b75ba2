import * as z from 'zod/mini';

/** The three parts of a birth date; whether the day exists and gives 18 is checked elsewhere (D-02). */
export const birthDateFields = {
  birth_day: z.int().check(z.gte(1), z.lte(31)),
  birth_month: z.int().check(z.gte(1), z.lte(12)),
  birth_year: z.int().check(z.gte(1900), z.lte(2200)),
};
