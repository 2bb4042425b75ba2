import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { createElement, type FunctionComponent, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { globSync } from 'tinyglobby';
import { distFolder, uiFolder } from './entries';

interface StyledPart extends FunctionComponent<{ as: string }> {
  readonly styledComponentId: string;
}

/** What the built kit reads itself. */
const ofTheKit = createRequire(path.join(uiFolder, 'package.json'));

const { ServerStyleSheet } = ofTheKit('styled-components') as {
  ServerStyleSheet: new () => {
    collectStyles: (tree: ReactElement) => ReactElement;
    getStyleTags: () => string;
    seal: () => void;
  };
};

/** Writes dist/styles.css: what the provider and the built kit's styled parts would insert, each by its id instead of a hash. */
export async function buildStyles(): Promise<void> {
  const parts = await styledParts();
  const theme = path.join(distFolder, 'theme/globalCss.js');
  const { globalCss } = (await import(pathToFileURL(theme).href)) as { globalCss: string };
  const sheet = `${globalCss.trim()}\n${rulesOf(parts)}`;
  writeFileSync(path.join(distFolder, 'styles.css'), sheet);
  nameAnimations([...sheet.matchAll(/@keyframes ([\w-]+)/g)].map(([, name]) => name));
}

/** Tells the built kit which animations the sheet has: styled-components names them by what is in them, without an id. */
function nameAnimations(names: readonly (string | undefined)[]): void {
  const file = path.join(distFolder, 'theme/ownParts.js');
  const none = 'ownAnimations = [];';
  const code = readFileSync(file, 'utf8');
  if (!code.includes(none)) throw new Error(`${file} has no place for the names of animations.`);
  writeFileSync(file, code.replace(none, `ownAnimations = ${JSON.stringify([...new Set(names)])};`));
}

/** All styled parts of the built kit, in the order in which they are defined: one that extends another comes after it. */
async function styledParts(): Promise<readonly StyledPart[]> {
  const react = ofTheKit('react') as { forwardRef: (render: unknown) => StyledPart };
  const { forwardRef } = react;
  const made: StyledPart[] = [];
  // Every styled part is made by it, those too that no module exports.
  react.forwardRef = (render) => {
    const part = forwardRef(render);
    made.push(part);
    return part;
  };
  try {
    for (const file of globSync('**/*.js', { cwd: distFolder, absolute: true }).sort())
      if (readFileSync(file, 'utf8').includes('.withConfig(')) await import(pathToFileURL(file).href);
  } finally {
    react.forwardRef = forwardRef;
  }
  return made.filter(({ styledComponentId }) => styledComponentId);
}

const group = /data-styled\.g\d+\[id="([^"]+)"\]\{content:"([^",]+),"\}/g;

/** Has styled-components compile the parts as for a server, and puts each one's id in the place of its hash. */
function rulesOf(parts: readonly StyledPart[]): string {
  const sheet = new ServerStyleSheet();
  const all = parts.map((part) => createElement(part, { key: part.styledComponentId, as: 'div' }));
  renderToStaticMarkup(sheet.collectStyles(createElement('div', null, all)));
  const written = sheet.getStyleTags().replace(/^<style[^>]*>|<\/style>$/g, '');
  sheet.seal();
  const ids = new Map([...written.matchAll(group)].map(([, id = '', hash = '']) => [hash, id]));
  return written
    .replaceAll(group, '')
    .replaceAll('/*!sc*/', '')
    .replace(/\.([A-Za-z]+)(?![\w-])/g, (name, hash: string) => (ids.has(hash) ? `.${ids.get(hash)}` : name))
    .replace(/\n+/g, '\n');
}
