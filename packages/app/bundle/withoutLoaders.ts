import { parseAst, type Plugin } from 'vite';

/**
 * Builds the router for routes without loaders: what they loaded is looked up once for each match, and brings the router's
 * own pages of errors along, a kilobyte of every page. The app loads in its stores, and its own boundary catches.
 */
export function withoutLoaders(module: RegExp): Plugin {
  return {
    name: 'iskra:without-loaders',
    transform: {
      filter: { id: module, code: drawing },
      handler: (code) => ({ code: withoutBoundary(withoutState(code)), map: null }),
    },
  };
}

/** The function of the router that draws what matched. */
const drawing = 'function _renderMatches(';

function withoutState(code: string): string {
  const drawn = parseAst(code).body.find(
    (it) => it.type === 'FunctionDeclaration' && it.id?.name === '_renderMatches',
  );
  if (!drawn) throw new Error('The router draws its matches in another way by now');
  const body = code
    .slice(drawn.start, drawn.end)
    .replace(/let dataRouterState = [^;]+;/, '')
    .replaceAll(/\bdataRouterState\b/g, 'null');
  return code.slice(0, drawn.start) + body + code.slice(drawn.end);
}

/** It is used no more, but for this. */
const withoutBoundary = (code: string) => code.replace(/^\s*RenderErrorBoundary\.contextType = .*;$/m, '');
