import { createHash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import formatjs from '@formatjs/unplugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type ProxyOptions } from 'vite';
import { VitePWA, type VitePWAOptions } from 'vite-plugin-pwa';
import { compiledAhead } from './bundle/compiledAhead.ts';
import { installable } from './bundle/installable.ts';
import { knownLocales } from './bundle/knownLocales.ts';
import { leanCalls } from './bundle/leanCalls.ts';
import { leanPusher } from './bundle/leanPusher.ts';
import { importHelper, plainImports } from './bundle/plainImports.ts';
import { unusedComponents } from './bundle/unusedComponents.ts';
import { unusedFormats } from './bundle/unusedFormats.ts';
import { withoutLoaders } from './bundle/withoutLoaders.ts';
import { leanTemplates } from '../../tools/leanTemplates.ts';

const here = fileURLToPath(new URL('.', import.meta.url));
const server = process.env['SERVER_URL'] ?? 'http://127.0.0.1:3000';

/** The paths of spec point 7; a GET of a page with the same path stays with the app. */
const calls = [
  '/api',
  '/broadcasting',
  '/login',
  '/logout',
  '/register',
  '/password',
  '/send-verification-email',
  '/verify-code',
  '/photos',
  '/dev',
];
const proxied: ProxyOptions = {
  target: server,
  bypass: ({ method, headers, url }) =>
    method === 'GET' && /^\/(login|register)/.test(url ?? '') && headers.accept?.includes('text/html')
      ? '/index.html'
      : undefined,
};

/** What every page is drawn with; it runs as a script of its own. */
const libraries =
  /node_modules\/(react|react-dom|scheduler|styled-components|stylis|@emotion|react-router|react-router-dom|react-intl|@formatjs|intl-messageformat)\//;

const isOfEveryPage = (id: string) => id === importHelper || libraries.test(id);

/** Small parts of the kit and the layout; who a member is and whether online only members see. */
const sharedParts =
  /packages\/ui\/src\/(icons|primitives\/(?!Avatar|OnlineDot)|hooks\/(?!useMotion)|theme\/(?!useMotionPreference))|node_modules\/lucide|app\/src\/shared\/(layout|code)|components\/EmptyState\//;

/**
 * What every page reads and counts with: without a file of its own it brings along whatever else asks for it. What keeps
 * things in a database is not of every page.
 */
const baseParts =
  /node_modules\/(mobx|zod)\/|app\/src\/shared\/(api\/(?!Kept)|store\/(?!Query)|storage\/(?!outbox|answer|Notes))|api-contract\/src\/(values|errors|call|limits|profileChoices|entities|readChoices)\.|ui\/src\/(announcer\/sentences|locales\/plural)\./;

/** Small parts of every member's page that single screens use too. */
const memberParts =
  /DialogContext|photoPath|badgeCount|idb-keyval|shared\/storage\/(outbox|answer|Notes)|api-contract\/src\/(calls\/(members|given|likes|ownSwitches)|pageOfResults|severalOf|furtherFilters)|model\/(likes\/Pages|deeds\/(Deed\.|deedNotes)|people\/PeopleList)|shared\/store\/Query|model\/filters\/(filters|filtersSchema|further)\.|layout\/(useFirstDrawing|StatusLine)|shared\/goals\/|birthDateFields|hooks\/(useLater|useReached|useMediaQuery|useKeptFocus|useOneOpen|useIsMobile)|locales\/gregorian|ui\/src\/(icons\/(Search|Lock|Heart|ChevronLeft|UserRound|UsersRound|MapPin|ArrowRight|ArrowUp|EllipsisVertical|MessageCircle|Undo2|Zap|ImageOff|ChevronRight)\.|primitives\/(Avatar|OnlineDot|PremiumBadge|Badge)|.*(createCountdown|newOutboxId|travel|useMotionPreference|useMotion|announce|useAnnounce|Announcement)\.)/;

/** The fields of the filters, which stand beside the cards or in a sheet. */
const filterParts =
  /patterns\/FilterPanel\/(FilterFields|FilterPanel\.styles|filterRules|RangeField|AgeField|useDelayed)|primitives\/Slider\//;

/** What takes weight off the built page. */
const leaner = () => [
  // The compiled catalogues hold every text; the sources' default texts would only be weight.
  formatjs({ removeDefaultMessage: true }),
  unusedComponents(/node_modules\/(react-router|react-intl)\//),
  withoutLoaders(/node_modules\/react-router\//),
  knownLocales(),
  leanCalls(),
  leanPusher(),
  plainImports(),
  unusedFormats(),
];

export default defineConfig(({ mode, command }) => ({
  root: here,
  plugins: [
    react(),
    ...(command === 'build' ? leaner() : []),
    ...(mode === 'mocks' ? [mockFiles()] : []),
    keptFiles(mode !== 'mocks' && command === 'build'),
  ],
  oxc: command === 'build' ? leanTemplates : {},
  define: { __MOCKS__: JSON.stringify(mode === 'mocks') },
  resolve: {
    // Messages are compiled beforehand: the parser stays out of the page.
    alias:
      command === 'build'
        ? [
            {
              find: /^@formatjs\/icu-messageformat-parser$/,
              replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
            },
            // Its entry names the development build for browsers too, with the warnings that only we would read.
            {
              find: /^react-router$/,
              replacement: fileURLToPath(
                new URL('../../node_modules/react-router/dist/production/index.mjs', import.meta.url),
              ),
            },
            { find: /^\.(\/src)?\/Prefixer\.js$/, replacement: path.join(here, 'bundle/withoutPrefixes.ts') },
          ]
        : [],
  },
  server: {
    host: '127.0.0.1',
    port: 5173,
    proxy:
      mode === 'mocks'
        ? {}
        : {
            ...Object.fromEntries(calls.map((path) => [path, proxied])),
            '/app': { target: server, ws: true },
          },
  },
  build: {
    // Browsers of the build's target preload modules by themselves. Which files each part needs would weigh 3 KiB of every
    // page: the opening pages name theirs, and the worker keeps all.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, imported, { hostType }) => (hostType === 'html' ? imported : []),
    },
    // One file, which the page holds itself (`tools/drawPages.ts`): no part asks for it.
    cssCodeSplit: false,
    target: 'es2022',
    outDir: 'dist',
    emptyOutDir: true,
    manifest: true,
    chunkSizeWarningLimit: 400,
    rolldownOptions: {
      // react-intl makes its components by calls; those that nobody uses would stay.
      treeshake: {
        manualPureFunctions: ['createFormattedComponent', 'createFormattedDateTimePartsComponent'],
      },
      output: {
        postBanner: compiledAhead,
        // The first script names all the others: seven letters tell their versions apart, and weigh less than eight.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        // What many screens share is one file: fifty of 200 bytes each cost twice their weight.
        codeSplitting: {
          groups: [
            { name: 'libraries', test: isOfEveryPage, priority: 2 },
            { name: 'base', test: baseParts, minShareCount: 2, priority: 1 },
            { name: 'shared', test: sharedParts, minShareCount: 7 },
            { name: 'member', test: memberParts, minShareCount: 2, priority: 0.5 },
            { name: 'segmented', test: /primitives\/Segmented\//, minShareCount: 2 },
            { name: 'filters', test: filterParts, minShareCount: 2 },
          ],
        },
      },
    },
  },
}));

/**
 * The worker that keeps the page for a time without a network, and what makes it installable. Never in development,
 * where files change, nor with the mocks, whose own worker answers the page.
 */
function keptFiles(isWanted: boolean) {
  return VitePWA({
    disable: !isWanted,
    strategies: 'injectManifest',
    srcDir: 'worker',
    filename: 'serviceWorker.ts',
    injectRegister: null,
    manifest: installable,
    includeManifestIcons: false,
    injectManifest: {
      globPatterns: ['assets/*.{js,css,woff2}', 'spark.svg'],
      globIgnores: ['**/*.{br,gz}'],
      dontCacheBustURLsMatching: /^assets\//,
      manifestTransforms: [withShell],
    },
  });
}

type ManifestTransform = NonNullable<VitePWAOptions['injectManifest']['manifestTransforms']>[number];

/** The page itself, as the server gives it without a token: another one as soon as any file is. */
const withShell: ManifestTransform = async (files) => {
  const names = files.map(({ url, revision }) => url + revision).sort();
  const revision = createHash('sha256').update(names.join()).digest('hex').slice(0, 16);
  return { manifest: [...files, { url: '/shell.html', revision, size: 0 }] };
};

/** Serves the mocks' worker and portraits beside the app's own files. */
function mockFiles(): Plugin {
  const folder = fileURLToPath(new URL('../api-mocks/public', import.meta.url));
  const types: Record<string, string> = { '.js': 'text/javascript', '.webp': 'image/webp' };
  return {
    name: 'iskra:mock-files',
    configureServer: ({ middlewares }) => {
      middlewares.use((request, response, next) => {
        const file = path.join(folder, path.normalize(new URL(request.url ?? '/', 'http://page').pathname));
        const type = types[path.extname(file)];
        if (!type || !file.startsWith(folder) || !existsSync(file)) return next();
        response.setHeader('Content-Type', type);
        createReadStream(file).pipe(response);
      });
    },
  };
}
