import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { renderTokens } from './renderTokens';

it('finds the committed files of tokens as the theme says now: npm run tokens', async () => {
  const files = Object.entries(await renderTokens());
  expect(files.map(([file]) => path.basename(file))).toEqual(['iskra.tokens.json', 'iskra.css', 'reset.css']);
  for (const [file, text] of files) expect(readFileSync(file, 'utf8')).toBe(text);
});
