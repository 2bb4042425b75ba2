/** `npm run icons`: draws the icons of the installed product from the spark. */
import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Browser } from 'playwright';
import { chromiumPath } from './chromium';
import { chromiumFlags } from './chromiumFlags';
import { root } from './runStep';

const folder = path.join(root, 'packages/app/public');
const spark = readFileSync(path.join(folder, 'spark.svg'), 'utf8');
const ground = '#F9F6F4';

/** How much of the square the spark takes; what the system cuts round stays within four fifths. */
const icons = [
  { name: '192', pixels: 192, share: 0.92, ground: 'transparent' },
  { name: '512', pixels: 512, share: 0.92, ground: 'transparent' },
  { name: 'maskable', pixels: 512, share: 0.6, ground },
  { name: 'apple-touch', pixels: 180, share: 0.7, ground },
] as const;

const browser = await chromium.launch({
  executablePath: chromiumPath(),
  args: [...chromiumFlags],
});
try {
  mkdirSync(path.join(folder, 'icons'), { recursive: true });
  for (const icon of icons) await draw(browser, icon);
} finally {
  await browser.close();
}

async function draw(
  browser: Browser,
  { name, pixels, share, ground }: (typeof icons)[number],
): Promise<void> {
  const page = await browser.newPage({ viewport: { width: pixels, height: pixels } });
  const side = Math.round(pixels * share);
  await page.setContent(
    `<body style="margin:0;display:grid;place-items:center;height:100vh;background:${ground}">
      ${spark.replace('width="48" height="48"', `width="${side}" height="${side}"`)}
    </body>`,
  );
  await page.screenshot({ path: path.join(folder, `icons/${name}.png`), omitBackground: true });
  await page.close();
}
