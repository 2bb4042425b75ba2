import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const home = path.dirname(createRequire(import.meta.url).resolve('pusher-js/package.json'));
const sources = path.join(home, 'src');
const { version } = JSON.parse(readFileSync(path.join(home, 'package.json'), 'utf8')) as { version: string };
const runtime = fileURLToPath(new URL('pusherRuntime.ts', import.meta.url));

/**
 * Builds pusher-js from the sources that it ships, on a runtime that speaks WebSocket alone: as it comes built, a third is
 * transports, script loading and encryption that the page never uses (decision 0045).
 */
export function leanPusher(): Plugin {
  return {
    name: 'iskra:lean-pusher',
    enforce: 'pre',
    resolveId: (source, importer) => fileOf(source, importer),
    transform: {
      filter: { id: /node_modules\/pusher-js\/src\// },
      handler: (code) => ({ code: code.replace(writtenIn, (name) => built[name] ?? name), map: null }),
    },
  };
}

/** What pusher-js's own build writes in; the parts that it would load from its servers are left out. */
const built: Readonly<Record<string, string>> = {
  VERSION: JSON.stringify(version),
  CDN_HTTP: '""',
  CDN_HTTPS: '""',
  DEPENDENCY_SUFFIX: '""',
  global: 'globalThis',
};
const writtenIn = /(?<![.\w])(VERSION|CDN_HTTPS?|DEPENDENCY_SUFFIX|global)(?![\w:])/g;

const privateChannel = path.join(sources, 'core/channels/private_channel.ts');
/** No channel here is encrypted by its members, or lists them. */
const unused = ['/encrypted_channel', '/presence_channel'];

function fileOf(source: string, importer = ''): string | undefined {
  if (source === 'pusher-js') return path.join(sources, 'core/pusher.ts');
  if (!importer.startsWith(sources) && importer !== runtime) return undefined;
  if (source === 'runtime') return runtime;
  if (unused.some((end) => source.endsWith(end))) return privateChannel;
  const file = path.resolve(source.startsWith('.') ? path.dirname(importer) : sources, source);
  // A file beside `pusher.ts` has its name, for webpack.
  return existsSync(`${file}.ts`) ? `${file}.ts` : path.join(file, 'index.ts');
}
