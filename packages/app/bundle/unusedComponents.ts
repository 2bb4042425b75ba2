import { parseAst, type Plugin } from 'vite';

type Statement = ReturnType<typeof parseAst>['body'][number];
type Declared = Extract<Statement, { type: 'VariableDeclaration' }>['declarations'][number];
type Value = NonNullable<Declared['init']>;

/** What stands between two places of the code instead. */
interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/**
 * Lets the bundler leave out components that nobody uses: making one, or a set, and giving it a name for developers are deeds to it.
 * The router would bring forms, links that load ahead and its framework's pages of errors, react-intl components for every
 * format: 4 KiB of every page.
 */
export function unusedComponents(module: RegExp): Plugin {
  return {
    name: 'iskra:unused-components',
    transform: {
      filter: { id: module },
      handler: (code) => ({ code: edited(code, parseAst(code).body.flatMap(editsOf)), map: null }),
    },
  };
}

function editsOf(statement: Statement): Edit[] {
  if (isNaming(statement)) return [{ start: statement.start, end: statement.end, text: '' }];
  if (statement.type !== 'VariableDeclaration') return [];
  return statement.declarations.flatMap(({ init }) => (init ? editsOfValue(init) : []));
}

function editsOfValue(value: Value): Edit[] {
  const { start, end } = value;
  if (value.type === 'CallExpression' && wrappers.has(lastName(value.callee) ?? ''))
    return [{ start, end: start, text: pure }];
  if (value.type === 'NewExpression' && value.callee.type === 'Identifier' && value.callee.name === 'Set')
    return [{ start, end: start, text: pure }];
  // To look `React.Component` up might be a deed as well.
  if (value.type === 'ClassExpression' && value.superClass && lastName(value.superClass) === 'Component')
    return [
      { start, end: start, text: `${pure}(() => ` },
      { start: end, end, text: ')()' },
    ];
  return [];
}

const pure = '/* @__PURE__ */ ';
const wrappers: ReadonlySet<string> = new Set(['forwardRef', 'memo']);

/** `X.displayName = '…'` */
const isNaming = (statement: Statement) =>
  statement.type === 'ExpressionStatement' &&
  statement.expression.type === 'AssignmentExpression' &&
  lastName(statement.expression.left) === 'displayName';

/** Of `a.b`: b. */
const lastName = (node: { readonly type: string; readonly property?: object }) =>
  node.property && 'name' in node.property ? String(node.property.name) : undefined;

/** Last first: an edit behind a place does not move it. */
const edited = (code: string, edits: readonly Edit[]) =>
  [...edits]
    .reverse()
    .reduce((made, { start, end, text }) => made.slice(0, start) + text + made.slice(end), code);
