import { drawPages, type DrawnPage } from './drawPages';
import { faultsOf } from './faultsOf';
import { pageHtml } from './pageHtml';

/** What Vite built of each source, and what that needs. */
export type BuiltFiles = Readonly<
  Record<string, { readonly file: string; readonly imports?: readonly string[] }>
>;

/** The HTML of each page that is drawn before its scripts, by its path, made of the built page. */
export async function drawnPages(built: string, files: BuiltFiles): Promise<ReadonlyMap<string, string>> {
  const pages = await drawPages();
  const faults = pages.flatMap(faultsOf);
  if (faults.length > 0) throw new Error(`Pages cannot be drawn before their scripts:\n${faults.join('\n')}`);
  return new Map(pages.map((page) => [page.path, pageHtml(built, page, filesOf(page, files))]));
}

/** What the page will ask for, so that it is asked for at once; the page names its first script itself. */
function filesOf({ area, modules }: DrawnPage, files: BuiltFiles): string[] {
  const words = ['entry', area].map((name) => `src/shared/i18n/words/${name}.ru.ts`);
  const wanted = new Set<string>();
  const add = (name: string) => {
    const { file, imports = [] } = files[name] ?? {};
    if (!file) throw new Error(`Nothing was built of ${name}`);
    if (name === 'index.html' || wanted.has(file)) return;
    wanted.add(file);
    imports.forEach(add);
  };
  [...words, ...modules].forEach(add);
  return [...wanted];
}
