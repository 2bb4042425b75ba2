import path from 'node:path';
import ts from 'typescript';
import { createKitProgram, projectRoot, targetOf, type KitProgram } from './kitProgram';
import type { KitFact, KitPageFact } from './KitFact';
import { radixParts } from './radixWords';
import { readExample } from './readExample';
import { readProps } from './readProps';
import { readReleases, sinceOf } from './readSince';
import { readTokens } from './readTokens';
import { sourceUrl } from './sourceUrl';
import { weightOf } from './weightOf';

let known: readonly KitPageFact[] | undefined;

/** Every component that a caller can import, and its parts. Read once. */
export function readKit(): readonly KitPageFact[] {
  known ??= readAll();
  return known;
}

function readAll(): KitPageFact[] {
  const kit = createKitProgram();
  const releases = readReleases();
  return readComponents(kit).map((fact) => {
    const [set = fact.name] = fact.name.split('.');
    return {
      ...fact,
      tokens: readTokens(fact.file, kit),
      since: sinceOf(set, releases),
      weight: weightOf(set, fact.entry),
      source: sourceUrl(fact.file),
      example: readExample(fact),
    };
  });
}

function readComponents({ checker, entries }: KitProgram): KitFact[] {
  const found = [...entries].flatMap(([entry, symbols]) =>
    entry.endsWith('/icons') ? [] : symbols.flatMap((symbol) => readSymbol(symbol, entry, checker)),
  );
  // What several entries hand on belongs to the first.
  return found.filter(({ name }, at) => found.findIndex((other) => other.name === name) === at);
}

function readSymbol(symbol: ts.Symbol, entry: string, checker: ts.TypeChecker): KitFact[] {
  const place = symbol.valueDeclaration;
  if (!place || !/^[A-Z]/.test(symbol.name)) return [];
  const type = checker.getTypeOfSymbolAtLocation(symbol, place);
  const whole = readComponent(symbol, type, entry, checker);
  return whole ? [whole] : readParts(symbol, type, entry, checker);
}

/** `Dialog` is a set of parts: `Dialog.Root`, `Dialog.Content`. */
function readParts(set: ts.Symbol, type: ts.Type, entry: string, checker: ts.TypeChecker): KitFact[] {
  return checker.getPropertiesOfType(type).flatMap((part) => {
    const place = set.valueDeclaration;
    if (!place || !/^[A-Z]/.test(part.name)) return [];
    const fact = readComponent(part, checker.getTypeOfSymbolAtLocation(part, place), entry, checker);
    const name = `${set.name}.${part.name}`;
    return fact ? [{ ...fact, name, description: fact.description || (radixParts[name] ?? '') }] : [];
  });
}

function readComponent(
  symbol: ts.Symbol,
  type: ts.Type,
  entry: string,
  checker: ts.TypeChecker,
): KitFact | null {
  const place = symbol.valueDeclaration;
  const props = place && propsOf(type, checker);
  if (!place || props === undefined) return null;
  return {
    name: symbol.name,
    entry,
    file: path.relative(projectRoot, place.getSourceFile().fileName),
    description: ts.displayPartsToString(wordsOf(symbol, place, checker)).replaceAll('\n', ' '),
    status: symbol.getJsDocTags().some(({ name }) => name === 'experimental') ? 'experimental' : 'stable',
    props: props === null ? [] : readProps(props, place, checker),
  };
}

/** A part's words may stand where the part is made. */
function wordsOf(symbol: ts.Symbol, place: ts.Node, checker: ts.TypeChecker) {
  const own = symbol.getDocumentationComment(checker);
  if (own.length > 0) return own;
  const value = ts.isPropertyAssignment(place) ? place.initializer : null;
  const made = value && checker.getSymbolAtLocation(value);
  return made ? targetOf(made, checker).getDocumentationComment(checker) : own;
}

/** Undefined when it is no component, null when it takes no props. */
function propsOf(type: ts.Type, checker: ts.TypeChecker): ts.Type | null | undefined {
  const [call] = type.getCallSignatures();
  if (!call || call.parameters.length > 2) return undefined;
  const answer = checker.typeToString(call.getReturnType());
  if (!/Element|ReactNode/.test(answer)) return undefined;
  const [props] = call.parameters;
  return props ? checker.getTypeOfSymbol(props) : null;
}
