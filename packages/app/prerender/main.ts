import { limits, type Locale } from '@iskra/api-contract';
import type { MemberPage } from '@iskra/api-contract/pagePaths';
import { drawPages } from './drawPages';
import { faultsOf } from './faultsOf';
import { firstCalls } from './firstCalls';
import { filesOf, type BuiltFiles } from './filesOf';
import { memberModules, memberScreens } from './memberPages';
import { rowWords } from './rowWords';
import { pageHtml } from './pageHtml';
import rowSheet from './openingRows.css?inline';

/** The HTML of each page that is drawn before its scripts, by its path, made of the built page. */
export async function drawnPages(built: string, files: BuiltFiles): Promise<ReadonlyMap<string, string>> {
  const pages = await drawPages();
  const faults = pages.flatMap(faultsOf);
  if (faults.length > 0) throw new Error(`Pages cannot be drawn before their scripts:\n${faults.join('\n')}`);
  const filesFor = ({ area, modules }: (typeof pages)[number]) =>
    filesOf(files, 'ru', { areas: ['entry', area], modules });
  return new Map(pages.map((page) => [page.path, pageHtml(built, page, filesFor(page))]));
}

/** What each page of members loads at once: files by the language, and what its screen asks for first. */
export async function memberParts(files: BuiltFiles) {
  const rows = { sheet: rowSheet.trim(), words: await rowWords() };
  const filesIn = (page: MemberPage, locale: Locale) => {
    const { area, module } = memberScreens[page];
    return filesOf(files, locale, {
      areas: ['entry', 'shell', ...[area].flat()],
      modules: [...memberModules, module],
    });
  };
  const partsOf = (page: MemberPage) => ({
    files: Object.fromEntries(limits.locales.map((locale) => [locale, filesIn(page, locale)])),
    calls: firstCalls[page] ?? [],
    rows: page === 'messages' ? rows : undefined,
    ownPhoto: memberScreens[page].ownPhoto,
  });
  const pages = Object.keys(memberScreens) as MemberPage[];
  return Object.fromEntries(pages.map((page) => [page, partsOf(page)]));
}
