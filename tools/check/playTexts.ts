import ts from 'typescript';

/** A compiled catalogue: each text a string, or a tree where it has arguments. */
export type CompiledTexts = Readonly<Record<string, unknown>>;

interface Part {
  readonly type: number;
  readonly value: string;
  readonly options?: Readonly<Record<string, { value: readonly Part[] }>>;
}

const literal = 0;

/** What a catalogue says whatever its arguments are: whole texts, and the words between arguments. */
export function fixedWords(texts: CompiledTexts): ReadonlySet<string> {
  const words = Object.values(texts).flatMap((text) =>
    typeof text === 'string' ? [text] : wordsOf(text as readonly Part[]),
  );
  return new Set(words.map((one) => one.trim()).filter((one) => /[а-яё]{3}/i.test(one)));
}

function wordsOf(parts: readonly Part[]): string[] {
  return parts.flatMap(({ type, value, options }) => [
    ...(type === literal ? [value] : []),
    ...Object.values(options ?? {}).flatMap((option) => wordsOf(option.value)),
  ]);
}

/**
 * Literals of a file of stories that look for the product's Russian, as `line: literal`. What stands beside its English,
 * as `ru` and `en` of an object, and what a story hands over as `args` are left alone; so are members' own words.
 */
export function productTextsIn(source: string, words: ReadonlySet<string>): string[] {
  const file = ts.createSourceFile('stories.tsx', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (isLeftAlone(node)) return;
    if (saysOneOf(node, words)) {
      const { line } = file.getLineAndCharacterOfPosition(node.getStart());
      found.push(`${line + 1}: ${node.getText()}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

function isLeftAlone(node: ts.Node): boolean {
  return ts.isPropertyAssignment(node) && ['ru', 'en', 'args'].includes(node.name.getText());
}

function saysOneOf(node: ts.Node, words: ReadonlySet<string>): boolean {
  if (ts.isRegularExpressionLiteral(node)) return matchesOneOf(node.text, words);
  const isText =
    ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node);
  return isText && words.has(node.text.trim());
}

function matchesOneOf(regex: string, words: ReadonlySet<string>): boolean {
  if (!/[а-яё]/i.test(regex)) return false;
  const end = regex.lastIndexOf('/');
  const pattern = new RegExp(regex.slice(1, end), regex.slice(end + 1).replace('g', ''));
  return [...words].some((one) => pattern.test(one));
}
