/** Three forms: ENC-08 of a requirement or D-21 of a decision, B2.7 of a component's checklist, C1 of all components. */
const form = '[A-Z][A-Z0-9]{0,2}-\\d{2}|B\\d\\.\\d{1,2}|C\\d';

/** What a test's title carries: `[ENC-08]`, `[ACC-01, ACC-05]`. */
const inBrackets = new RegExp(`\\[((?:${form})(?:, (?:${form}))*)\\]`, 'g');

const definition = new RegExp(`^- (${form}) `, 'gm');

/** The ids that a file of the specification defines, in its order: the first word of a list's line. */
export function definedIds(text: string): string[] {
  return [...text.matchAll(definition)].map(([, id = '']) => id);
}

/**
 * The ids that a file names, each once: in brackets whatever has the form, so that a slip of the pen is found; in running
 * text only what has the head of a known id, so that UTF-16 is none.
 */
export function namedIds(text: string, known: Iterable<string>): string[] {
  const bracketed = [...text.matchAll(inBrackets)].flatMap(([, list = '']) => list.split(', '));
  const bare = [...text.matchAll(inText(known))].map(([id]) => id);
  return [...new Set([...bracketed, ...bare])];
}

/** C1 is too short to be told from other things where no brackets say that it is an id. */
function inText(known: Iterable<string>): RegExp {
  const heads = [...known].filter((id) => id.includes('-')).map((id) => id.slice(0, id.indexOf('-')));
  return new RegExp(`(?<![\\w-])(?:(?:${[...new Set(heads)].join('|')})-\\d{2}|B\\d\\.\\d{1,2})(?!\\w)`, 'g');
}
