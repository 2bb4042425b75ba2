import { readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import ts from 'typescript';
import { projectRoot } from './kitProgram';

/** What a file of stories says of its page. */
export interface KitPage {
  readonly file: string;
  readonly title: string;
  /** Name of the documented component: 'Dialog.Content'. */
  readonly component: string | null;
  readonly subcomponents: readonly string[];
  readonly guide: string | null;
  /** Names of the exports, in their order. */
  readonly stories: readonly string[];
  /** Those of them that have a play. */
  readonly played: readonly string[];
}

/** The kit's pages, as the sources of their stories describe them. */
export function readPages(): KitPage[] {
  const files = globSync('packages/ui/src/**/*.stories.tsx', { cwd: projectRoot });
  return files.map((file) => readPage(file, readFileSync(path.join(projectRoot, file), 'utf8')));
}

function readPage(file: string, text: string): KitPage {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const meta = metaOf(source);
  const parameters = meta && valueOf(meta, 'parameters');
  return {
    file,
    title: (meta && textOf(valueOf(meta, 'title'))) ?? '',
    component: (meta && nameOf(valueOf(meta, 'component'))) ?? null,
    subcomponents: meta ? namesIn(valueOf(meta, 'subcomponents')) : [],
    guide:
      parameters && ts.isObjectLiteralExpression(parameters)
        ? textOfNode(valueOf(parameters, 'guide'))
        : null,
    ...storiesIn(text),
  };
}

function storiesIn(text: string): Pick<KitPage, 'stories' | 'played'> {
  const parts = text.split(/^(?=export const \w+ = meta\.story)/m).slice(1);
  const named = parts.map((part) => [/\w+(?= = )/.exec(part)?.[0] ?? '', /^  play\b/m.test(part)] as const);
  return {
    stories: named.map(([name]) => name),
    played: named.filter(([, isPlayed]) => isPlayed).map(([name]) => name),
  };
}

function metaOf(source: ts.SourceFile): ts.ObjectLiteralExpression | undefined {
  let found: ts.ObjectLiteralExpression | undefined;
  const visit = (node: ts.Node): void => {
    const [argument] = ts.isCallExpression(node) ? node.arguments : [];
    const isMeta = ts.isCallExpression(node) && node.expression.getText() === 'preview.meta';
    if (isMeta && argument && ts.isObjectLiteralExpression(argument)) found ??= argument;
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function valueOf(object: ts.ObjectLiteralExpression, name: string): ts.Expression | undefined {
  for (const property of object.properties)
    if (ts.isPropertyAssignment(property) && property.name.getText() === name) return property.initializer;
  return undefined;
}

const textOf = (node: ts.Expression | undefined) =>
  node && ts.isStringLiteralLike(node) ? node.text : undefined;
const textOfNode = (node: ts.Expression | undefined) => node?.getText() ?? null;

/** `Button`, or what `shownBy(Button)` stands for. */
const nameOf = (node: ts.Expression | undefined) =>
  node && (ts.isCallExpression(node) ? (node.arguments[0]?.getText() ?? null) : node.getText());

function namesIn(node: ts.Expression | undefined): string[] {
  if (!node || !ts.isObjectLiteralExpression(node)) return [];
  return node.properties.map((property) => property.name?.getText().replaceAll("'", '') ?? '');
}
