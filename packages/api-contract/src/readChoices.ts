import * as z from 'zod/mini';
import { goal, language } from './values';

/** Goals as they may arrive: a list, a JSON string or a comma string (spec point 3) [EDT-06]. */
export const readGoals = choices('goals', goal, true);

/** Languages as they may arrive: a list or a JSON string [EDT-06]. */
export const readLanguages = choices('languages', language, false);

/** Anything else is logged in the console and shows nothing; an unknown choice of a newer version is skipped. */
function choices<const Choice extends string>(
  what: string,
  choice: z.ZodMiniType<Choice> & { readonly options: readonly Choice[] },
  allowsCommas: boolean,
) {
  const list = z.transform((given: unknown) => known(listOf(given, allowsCommas), choice.options));
  return z.catch(z.pipe(list, z.array(choice)), ({ value }) => {
    console.warn(`Invalid ${what} format`, value);
    return [];
  });
}

function listOf(given: unknown, allowsCommas: boolean): unknown {
  if (given === null || given === '') return [];
  if (typeof given !== 'string') return given;
  if (given.startsWith('[')) return parsed(given);
  return allowsCommas && /^\w+(\s*,\s*\w+)*$/.test(given) ? given.split(/\s*,\s*/) : given;
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return json;
  }
}

function known(list: unknown, options: readonly string[]): unknown {
  if (!Array.isArray(list)) return list;
  return list.filter((one: unknown) => typeof one !== 'string' || options.includes(one));
}
