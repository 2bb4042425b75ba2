import path from 'node:path';
import ts from 'typescript';
import { projectRoot, type KitProgram } from './kitProgram';

/** Functions of `tokenRefs.ts`, and what the names of their custom properties begin with. */
const prefixes: Readonly<Record<string, string>> = {
  ...{ color: '', space: 'space-', radius: 'radius-', shadow: 'shadow-', gradient: 'gradient-' },
  ...{ duration: 'duration-', easing: 'ease-', z: 'z-', size: 'size-', weight: 'weight-' },
};
/** An argument that may be any role says nothing about the component. */
const mostNames = 12;

/**
 * Names of the tokens that a component's own files take, without `--iskra-`, in alphabetical order; of one that has no
 * styles of its own, those of what it is made of.
 */
export function readTokens(file: string, { program, checker }: KitProgram): string[] {
  const start = program.getSourceFile(path.join(projectRoot, file));
  if (!start) return [];
  const own = tokensIn(filesFrom(start, program, /^\.\//), checker);
  return own.length > 0 ? own : tokensIn(filesFrom(start, program, /^\.\.?\/(?!.*theme)/), checker);
}

function tokensIn(files: Iterable<ts.SourceFile>, checker: ts.TypeChecker): string[] {
  const found = new Set<string>();
  for (const source of files) collect(source, checker, found);
  return [...found].sort();
}

function collect(source: ts.SourceFile, checker: ts.TypeChecker, found: Set<string>): void {
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression))
      for (const name of namesOf(node, node.expression.text, checker)) found.add(name);
    ts.forEachChild(node, visit);
  };
  visit(source);
  for (const [, name = ''] of source.text.matchAll(/var\(--iskra-([\w-]+)/g)) found.add(name);
}

function namesOf({ arguments: [argument] }: ts.CallExpression, called: string, checker: ts.TypeChecker) {
  const prefix = prefixes[called];
  if (prefix === undefined || !argument) return [];
  const type = checker.getTypeAtLocation(argument);
  const parts = type.isUnion() ? type.types : [type];
  const names = parts.flatMap((part) =>
    part.isStringLiteral() || part.isNumberLiteral() ? [String(part.value)] : [],
  );
  return names.length > mostNames ? [] : names.map((name) => `${prefix}${name}`);
}

/** The file and what it imports from where its imports fit, however far. */
function filesFrom(start: ts.SourceFile, program: ts.Program, fits: RegExp): ReadonlySet<ts.SourceFile> {
  const files = new Set([start]);
  for (const file of files)
    for (const [, name = ''] of file.text.matchAll(/from '(\.[^']+)'/g))
      if (fits.test(name)) for (const next of resolved(file, name, program)) files.add(next);
  return files;
}

function resolved(from: ts.SourceFile, name: string, program: ts.Program): ts.SourceFile[] {
  const target = path.join(path.dirname(from.fileName), name);
  return ['.ts', '.tsx', '/index.ts'].flatMap((ending) => program.getSourceFile(target + ending) ?? []);
}
