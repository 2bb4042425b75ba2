import ts from 'typescript';
import type { PropFact, PropKind } from './KitFact';
import { targetOf } from './kitProgram';
import { radixWords } from './radixWords';

/** The props that a component declares itself or takes from its Radix part; those of every element are left out. */
export function readProps(props: ts.Type, at: ts.Node, checker: ts.TypeChecker): PropFact[] {
  return checker
    .getPropertiesOfType(props)
    .filter(isOwn)
    .map((symbol) => readProp(symbol, at, checker))
    .sort((a, b) => Number(b.required) - Number(a.required));
}

const everyElements = /node_modules[\\/](@types[\\/]react|styled-components|csstype|typescript)[\\/]/;

/** `children` and the like are React's, unless the kit says what they are for. */
function isOwn(symbol: ts.Symbol): boolean {
  const places = symbol.declarations ?? [];
  return (
    !symbol.name.startsWith('$') &&
    places.length > 0 &&
    places.some((place) => !everyElements.test(place.getSourceFile().fileName))
  );
}

function readProp(symbol: ts.Symbol, at: ts.Node, checker: ts.TypeChecker): PropFact {
  const type = checker.getNonNullableType(checker.getTypeOfSymbolAtLocation(symbol, at));
  const choices = choicesOf(type, symbol, checker);
  const text = choices.length > 0 ? choices.join(' | ') : textOf(type, symbol, at, checker);
  return {
    name: symbol.name,
    type: text,
    ...wordsOf(symbol, checker),
    required: (symbol.flags & ts.SymbolFlags.Optional) === 0,
    kind: kindOf(type, text),
    choices,
  };
}

/** The literals of a choice in the order in which they were written. */
function choicesOf(type: ts.Type, symbol: ts.Symbol, checker: ts.TypeChecker): string[] {
  if (!type.isUnion() || !type.types.every(isLiteral)) return [];
  const choices = type.types.map((part) => checker.typeToString(part, undefined, style));
  const written = writtenType(symbol, checker);
  const place = (choice: string) => written.indexOf(choice);
  return choices.sort((a, b) => place(a) - place(b));
}

/** The words of a prop's type; of a name that was given to it, what the name stands for. */
function writtenType(symbol: ts.Symbol, checker: ts.TypeChecker): string {
  const [node] = nodesOf(symbol);
  if (!node) return '';
  const named = ts.isUnionTypeNode(node) ? node.types.find(ts.isTypeReferenceNode) : node;
  const alias = named && ts.isTypeReferenceNode(named) && checker.getSymbolAtLocation(named.typeName);
  const place = alias ? targetOf(alias, checker).declarations?.[0] : undefined;
  return (place ?? node).getText();
}

const nodesOf = (symbol: ts.Symbol) =>
  (symbol.declarations ?? []).flatMap((place) =>
    (ts.isPropertySignature(place) || ts.isPropertyDeclaration(place)) && place.type ? [place.type] : [],
  );

const style = ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseSingleQuotesForStringLiteralType;

/** As its author wrote it, if that says enough by itself. */
function textOf(type: ts.Type, symbol: ts.Symbol, at: ts.Node, checker: ts.TypeChecker): string {
  const [node] = nodesOf(symbol);
  const written = node?.getText().replace(/\s+/g, ' ').replace(/^\| /, '');
  const isEnough = written !== undefined && !/\w\['|bivarianceHack/.test(written);
  return (isEnough ? written : checker.typeToString(type, at, style))
    .replaceAll(/(React|RadixPopper|DismissableLayer|import\("[^"]*"\))\./g, '')
    .replace(/ \| undefined$/, '')
    .replace(/^undefined \| /, '')
    .replace(/^\(([^]*)\)$/, '$1');
}

const literal = ts.TypeFlags.StringLiteral | ts.TypeFlags.NumberLiteral;
const isLiteral = ({ flags }: ts.Type) => (flags & literal) !== 0;

/** Words and default as the kit gives them, or as we do for Radix. */
function wordsOf(symbol: ts.Symbol, checker: ts.TypeChecker): Pick<PropFact, 'description' | 'default'> {
  const own = ts.displayPartsToString(symbol.getDocumentationComment(checker)).replaceAll('\n', ' ');
  const tag = symbol.getJsDocTags().find(({ name }) => name === 'default');
  const [words = '', standard = null] = (radixWords[symbol.name] ?? '').split(' @default ');
  return own
    ? { description: own, default: tag ? ts.displayPartsToString(tag.text).trim() : null }
    : { description: words, default: standard };
}

function kindOf(type: ts.Type, text: string): PropKind {
  if (type.isUnion() && type.types.every(isLiteral)) return 'choice';
  if (type.getCallSignatures().length > 0) return 'function';
  if (/^(ReactNode|ReactElement|JSX\.Element)\b/.test(text)) return 'node';
  const plain = text.replace(/ \| null$/, '');
  return plain === 'boolean' || plain === 'string' || plain === 'number' ? plain : 'object';
}
