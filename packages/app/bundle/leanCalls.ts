import { parseSync, Visitor, type Plugin } from 'vite';

/** What only back ends and the API document read of a call. */
export const unread = new Set(['summary', 'params', 'query', 'body', 'errors']);

/**
 * Leaves out of each call what the page never reads: it sends what TypeScript has checked, and parses answers alone. The
 * schemas of what is sent would otherwise be loaded and built before the first look of every page.
 */
export function leanCalls(): Plugin {
  return {
    name: 'iskra:lean-calls',
    transform: {
      filter: { id: /api-contract\/src\/calls\// },
      handler: (code) => ({ code: withoutUnread(code), map: null }),
    },
  };
}

/** The code of calls without those parts. */
export function withoutUnread(code: string): string {
  const parts: { start: number; end: number }[] = [];
  const visitor = new Visitor({
    CallExpression({ callee, arguments: [definition] }) {
      if (callee.type !== 'Identifier' || callee.name !== 'call') return;
      if (definition?.type !== 'ObjectExpression') throw new Error('A call is defined by something else now');
      parts.push(...definition.properties.filter(isUnread));
    },
  });
  visitor.visit(parseSync('call.ts', code).program);
  return parts.reduceRight(
    (rest, { start, end }) => rest.slice(0, start) + rest.slice(end).replace(/^\s*,/, ''),
    code,
  );
}

type Property = Parameters<
  NonNullable<ConstructorParameters<typeof Visitor>[0]['ObjectExpression']>
>[0]['properties'][number];

const isUnread = (property: Property) =>
  property.type === 'Property' && property.key.type === 'Identifier' && unread.has(property.key.name);
