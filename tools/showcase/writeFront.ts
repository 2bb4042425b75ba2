import { copyFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../runStep';
import { readMentions } from '../spec/readMentions';
import { readSpec } from '../spec/readSpec';
import { placeOf } from '../spec/placeOf';
import { stylesheet } from './page';
import { writePage } from './writePage';

/** The first page, and what all pages share. */
export function writeFront(site: string): void {
  writeFileSync(path.join(site, 'showcase.css'), stylesheet);
  copyFileSync(path.join(root, 'packages/app/public/spark.svg'), path.join(site, 'spark.svg'));
  const cards = [
    ['storybook/index.html', 'Storybook', 'Every component and every screen in its states, to try by hand.'],
    ['docs/README.md.html', 'Docs', 'What it is, how to run it, how it is built and why.'],
    ['docs/packages/ui/README.md.html', 'The kit', 'Install it, theme it, use it in a page of your own.'],
    ['api/index.html', 'API', 'Every call of the server, with its input, answers and refusals.'],
    ['sizes.html', 'Sizes', 'What pages load and what each entry of the kit weighs.'],
    [
      'docs/docs/performance.md.html',
      'Measurements',
      'How fast it is beside its floors, and how that is measured.',
    ],
    ['docs/docs/spec/where.md.html', 'Requirements', coverage()],
  ].map(([href, name, text]) => `<li><a href="${href}"><b>${name}</b>${text}</a></li>`);
  const body = `<h1>Iskra</h1>
<p>A dating-and-chat web application: people nearby, swiped encounters, likes, matches and live one-to-one chat, in Russian and English.</p>
<ul class="cards">${cards.join('')}</ul>`;
  writePage(site, { place: 'index.html', title: 'Iskra', body });
}

/** How many ids of the specification are named by code and by a test. */
function coverage(): string {
  const ids = readSpec().flatMap((chapter) => chapter.ids);
  const mentions = readMentions(ids);
  const named = (isTest: boolean) => {
    const places = mentions.filter(
      ({ file }) => placeOf(file) !== null && (placeOf(file) !== 'code') === isTest,
    );
    const found = new Set(places.flatMap((mention) => mention.ids));
    return ids.filter((id) => found.has(id)).length;
  };
  return `${ids.length} sentences of the specification; code names ${named(false)}, tests name ${named(true)}.`;
}
