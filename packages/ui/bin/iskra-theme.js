#!/usr/bin/env node
// `npx iskra-theme FILE`: a theme's DTCG tokens (.json) as CSS, or such a stylesheet (.css) as tokens, to standard output;
// `npx iskra-theme '#1F7A3D'`: the stylesheet of a brand's colour.
import { readFileSync } from 'node:fs';
import { brandTheme, buildDesignTokens, readTheme, readThemeCss, themeCss } from '@iskra/ui/brand';

const [given] = process.argv.slice(2);
try {
  process.stdout.write(convert(given));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

function convert(given) {
  if (given?.endsWith('.json')) return themeCss(readTheme(readFileSync(given, 'utf8')));
  if (given?.endsWith('.css'))
    return `${JSON.stringify(buildDesignTokens(readThemeCss(readFileSync(given, 'utf8'))), null, 2)}\n`;
  if (/^#[0-9a-f]{6}$/i.test(given ?? '')) return themeCss(brandTheme(given.toUpperCase()));
  throw new Error("Usage: iskra-theme tokens.json | theme.css | '#RRGGBB'");
}
