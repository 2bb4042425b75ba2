import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { limits, type Locale } from '@iskra/api-contract';
import { pageAt, type PageName } from '@iskra/api-contract/pagePaths';
import type { Deps } from '../Deps';

type MemberFiles = Partial<Record<PageName, Readonly<Record<Locale, readonly string[]>>>>;

/**
 * Links to what a member's page loads: the browser asks for all of it at once, and not for each part when the one before
 * has run. Empty where the build wrote nothing of that page.
 */
export async function linksAhead(
  { config }: Deps,
  url: string,
  locale: Locale = limits.defaultLocale,
): Promise<string> {
  const text = await readFile(path.join(config.appDir, 'pages/members.json'), 'utf8').catch(() => '{}');
  const page = pageAt(url.split('?')[0] ?? '');
  const files = (page && (JSON.parse(text) as MemberFiles)[page]?.[locale]) ?? [];
  return files.map((file) => `<link rel="modulepreload" href="/${file}">`).join('');
}
