import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../runStep';
import { reportKit } from './kit';
import { reportPages } from './pages';
import type { Sizing } from './Sizing';

/** Where the last whole measuring left its figures. */
export const sizesFile = path.join(root, 'node_modules/.cache/iskra/sizes.json');

/** Measures pages and kit, prints the figures and keeps them. */
export async function measureSizes(isWriting = false): Promise<Sizing> {
  const kit = await reportKit(isWriting);
  const pages = await reportPages();
  const sizes = [...pages.sizes, ...kit.sizes];
  mkdirSync(path.dirname(sizesFile), { recursive: true });
  writeFileSync(sizesFile, JSON.stringify(sizes));
  return { sizes, faults: [...kit.faults, ...pages.faults] };
}
