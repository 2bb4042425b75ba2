import { readFileSync } from 'node:fs';
import { measureSizes, sizesFile } from '../size/sizes';
import type { Size } from '../size/Sizing';
import { escapeHtml } from './page';
import { writePage } from './writePage';

const kB = (bytes: number | undefined) => (bytes === undefined ? '' : `${(bytes / 1000).toFixed(1)} kB`);

/** What pages and entries weigh: the figures of the last `npm run size`, measured now if there are none. */
export async function writeSizes(site: string): Promise<void> {
  const rows = (await lastSizes()).map(({ what, bytes, most }) => {
    const cells = [kB(bytes), kB(most)].map((cell) => `<td>${cell}</td>`);
    return `<tr><th scope="row"><code>${escapeHtml(what)}</code></th>${cells.join('')}</tr>`;
  });
  const body = `<h1>Sizes</h1>
<p>Compressed by gzip; kB is 1,000 bytes. For a page: the code it loads before anything is pressed. For an entry of the kit: what it
loads at once, without React and styled-components. Where a most is named, more fails the tests.</p>
<div class="table" role="region" aria-label="Sizes" tabindex="0"><table>
<thead><tr><th scope="col">What</th><th scope="col">Weighs</th><th scope="col">At most</th></tr></thead>
<tbody>${rows.join('')}</tbody></table></div>`;
  writePage(site, { place: 'sizes.html', title: 'Sizes · Iskra', body });
}

async function lastSizes(): Promise<readonly Size[]> {
  try {
    return JSON.parse(readFileSync(sizesFile, 'utf8')) as Size[];
  } catch {
    return (await measureSizes()).sizes;
  }
}
