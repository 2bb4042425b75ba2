/** `npm run tokens`: writes the theme's tokens for designers' tools and for pages without the kit. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { renderTokens } from './renderTokens';

for (const [file, text] of Object.entries(await renderTokens())) {
  writeFileSync(file, text);
  console.log(`tokens: ${path.basename(file)}`);
}
