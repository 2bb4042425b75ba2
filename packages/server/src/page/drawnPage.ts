import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { fillPath } from '@iskra/api-contract';
import { infoPages, pagePaths } from '@iskra/api-contract/pagePaths';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../Deps';

/** What is open to everybody and the same for everybody. */
const drawnPaths = new Set([
  pagePaths.login,
  pagePaths.register,
  ...infoPages.map((page) => fillPath(pagePaths.info, { page })),
]);

/** The build's drawing of what is asked for; null where it has none, or a query asks for more than it shows. */
export async function readDrawnPage({ config }: Deps, url: string): Promise<string | null> {
  if (!drawnPaths.has(url)) return null;
  return readFile(path.join(config.appDir, 'pages', `${url}.html`), 'utf8').catch(() => null);
}

/** Where the build left room for the nonce of the styles. */
export const nonceMark = 'iskra-style-nonce';

/** Only as an attribute: what a member wrote has no quotes of its own in the page. */
export const withNonce = (html: string, nonce: string): string =>
  html.replaceAll(`nonce="${nonceMark}"`, `nonce="${nonce}"`);

/** Allows the inline scripts that the build wrote into a page, each by its hash, and no other. */
export function allowInlineScripts(reply: FastifyReply, built: string): void {
  const scripts = [...built.matchAll(/<script>([^]*?)<\/script>/g)].map(([, script = '']) => script);
  const hashes = scripts.map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`);
  const policy = String(reply.getHeader('content-security-policy'));
  const own = "script-src 'self'";
  void reply.header('content-security-policy', policy.replace(own, [own, ...hashes].join(' ')));
}

const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
const compressors = {
  br: (text: string) => promisify(brotliCompress)(text, quality),
  gzip: (text: string) => promisify(gzip)(text, { level: 4 }),
};

/** Sends what holds no secret compressed, as far as the browser can read it. */
export async function sendCompressed(request: FastifyRequest, reply: FastifyReply, text: string) {
  const encoding = request.accepts().encoding(['br', 'gzip']) as keyof typeof compressors | false;
  void reply.header('Vary', 'Accept, Accept-Encoding');
  if (!encoding) return reply.send(text);
  return reply.header('Content-Encoding', encoding).send(await compressors[encoding](text));
}
