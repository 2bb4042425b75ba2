import { parseAst, type Plugin } from 'vite';

type Statement = ReturnType<typeof parseAst>['body'][number];

/** What stands between two places of the code instead. */
interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/**
 * Lets the bundler leave out components that nobody uses: making one and giving it a name for developers are deeds to it.
 * The router would bring forms, and links that load ahead: 4 KiB of every page.
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
  return statement.declarations.flatMap(({ init }) =>
    init?.type === 'CallExpression' && lastName(init.callee) === 'forwardRef'
      ? [{ start: init.start, end: init.start, text: '/* @__PURE__ */ ' }]
      : [],
  );
}

/** `X.displayName = '…'` */
const isNaming = (statement: Statement) =>
  statement.type === 'ExpressionStatement' &&
  statement.expression.type === 'AssignmentExpression' &&
  lastName(statement.expression.left) === 'displayName';

/** Of `a.b`: b. */
const lastName = (node: { readonly type: string; readonly property?: object }) =>
  node.property && 'name' in node.property ? node.property.name : undefined;

/** Last first: an edit behind a place does not move it. */
const edited = (code: string, edits: readonly Edit[]) =>
  [...edits]
    .reverse()
    .reduce((made, { start, end, text }) => made.slice(0, start) + text + made.slice(end), code);
