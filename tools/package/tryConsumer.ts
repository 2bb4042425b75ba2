import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from 'playwright';
import { preview } from 'vite';
import { actAsMember, actByHelpers, openPage } from './actAsMember';
import { beGuest } from './beGuest';
import { differences } from './differences';
import { runIn, runVite } from './runVite';
import { stylesWithin, type ElementStyles } from './stylesWithin';
import { buildViteGuide, tryGuides } from './tryGuides';
import { tryPlainServer } from './tryPlainServer';
import { tryThemeCommand } from './tryThemeCommand';

interface RenderedPage {
  readonly markup: string;
  readonly styles: string;
}

interface Rendered {
  readonly version: string;
  readonly pages: Readonly<Record<string, RenderedPage>>;
}

/** What shows that a page speaks the languages of the kit, labels, dates and direction. */
const inLanguages = [
  ...['Show password', 'Показать пароль', 'Passwort anzeigen', 'Показати пароль', 'إظهار كلمة المرور'],
  ...[
    'June 11, 2025',
    '11 июня 2025',
    '11. Juni 2025',
    '11 червня 2025',
    '11 يونيو 2025',
    'dir="rtl" lang="ar"',
  ],
];

/**
 * Type-checks, builds, renders and uses the sample project of a folder; answers what is wrong. The page that was
 * rendered by the server runs React's development build, which tells of every difference it finds.
 */
export async function tryConsumer(folder: string, browser: Browser, major: number): Promise<string[]> {
  runIn(folder, 'production', 'typescript/bin/tsc', '-p', '.');
  runVite(folder, 'production');
  runVite(folder, 'development', '--outDir', 'dist/development', '--base', './');
  runVite(folder, 'development', '--outDir', 'server', '--ssr', 'src/server.tsx');
  buildViteGuide(folder);
  const { rendered, said } = renderInNode(folder);
  for (const [name, page] of Object.entries(rendered.pages)) writePage(folder, name, page);
  return [
    ...(said === '' ? [] : [`the server said: ${said}`]),
    ...faultsOf(rendered, major),
    ...tryThemeCommand(folder),
    ...(hasFont(folder) ? [] : ['the typeface is not in the build']),
    ...(await inBrowser(folder, browser)),
    ...(await tryPlainServer(folder, browser)).map((fault) => `renderToString: ${fault}`),
  ];
}

/** In a process of its own, where there is no DOM and no bundler. */
function renderInNode(folder: string): { rendered: Rendered; said: string } {
  const code = "import { render } from './server/server.js'; process.stdout.write(JSON.stringify(render()))";
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', code], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'development' },
    maxBuffer: 2 ** 26,
  });
  if (status !== 0) throw new Error(`The server could not render:\n${stderr}`);
  return { rendered: JSON.parse(stdout) as Rendered, said: stderr };
}

function writePage(folder: string, name: string, { markup, styles }: RenderedPage): void {
  const shell = readFileSync(path.join(folder, 'dist/development/index.html'), 'utf8');
  const page = shell
    .replace('data-page="app"', `data-page="${name}"`)
    .replace('<!--styles-->', () => styles)
    .replace('<!--markup-->', () => markup);
  writeFileSync(path.join(folder, `dist/development/${name}.html`), page);
}

function faultsOf({ pages, version }: Rendered, major: number): string[] {
  const { markup = '', styles = '' } = pages['app'] ?? {};
  const faults = [
    [version.startsWith(`${major}.`), `React ${version} ran instead of ${major}`],
    [markup.includes('Anna') && markup.includes('Rename'), 'the server’s markup lacks its words'],
    [styles.includes('--iskra-'), 'the server’s styles lack the tokens'],
    [
      /\.[\w-]+\{[^}]*border-radius:var\(--iskra-radius/.test(styles),
      'the server’s styles lack the components',
    ],
  ] as const;
  const unsaid = inLanguages.filter((words) => !pages['languages']?.markup.includes(words));
  return [
    ...faults.flatMap(([isFine, fault]) => (isFine ? [] : [fault])),
    ...unsaid.map((words) => `no language says “${words}”`),
  ];
}

function hasFont(folder: string): boolean {
  return readdirSync(path.join(folder, 'dist/assets')).some((file) => file.endsWith('.woff2'));
}

async function inBrowser(folder: string, browser: Browser): Promise<string[]> {
  const server = await preview({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    preview: { host: '127.0.0.1', port: 0 },
  });
  const address = server.resolvedUrls?.local[0] ?? '';
  try {
    const started = await actAsMember(browser, address);
    const hydrated = await actAsMember(browser, `${address}development/app.html`);
    const helped = await actByHelpers(browser, `${address}development/trial.html`);
    const guided = await tryGuides(browser, address);
    const opened: string[] = [];
    const looks: (readonly ElementStyles[])[] = [];
    for (const name of ['everything', 'imported', 'languages']) {
      const faults = await openPage(browser, `${address}development/${name}.html`, async (page) => {
        looks.push(await stylesWithin(page.locator('#root')));
      });
      opened.push(...faults.map((fault) => `${name} hydrated: ${fault}`));
    }
    const [inserted = [], imported = []] = looks;
    opened.push(...differences(inserted, imported).map((one) => `styles.css, everything: ${one}`));
    const guests = await beGuest(folder, browser, address);
    return [
      ...guests.map((fault) => `as a guest: ${fault}`),
      ...started.map((fault) => `started: ${fault}`),
      ...hydrated.map((fault) => `hydrated and used: ${fault}`),
      ...helped.map((fault) => `by the helpers: ${fault}`),
      ...guided,
      ...opened,
    ];
  } finally {
    await server.close();
  }
}
