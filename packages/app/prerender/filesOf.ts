import type { Locale } from '@iskra/api-contract';
import type { TextArea } from '../src/shared/i18n';

/** What Vite built of each source, and what that needs. */
export type BuiltFiles = Readonly<
  Record<string, { readonly file: string; readonly imports?: readonly string[] }>
>;

interface Wanted {
  readonly areas: readonly TextArea[];
  /** By their sources. */
  readonly modules: readonly string[];
}

/** What a page will ask for, so that it is asked for at once; the page names its first script itself. */
export function filesOf(files: BuiltFiles, locale: Locale, { areas, modules }: Wanted): string[] {
  const wanted = new Set<string>();
  const add = (name: string) => {
    const { file, imports = [] } = files[name] ?? {};
    if (!file) throw new Error(`Nothing was built of ${name}`);
    if (name === 'index.html' || wanted.has(file)) return;
    wanted.add(file);
    imports.forEach(add);
  };
  [...areas.map((area) => wordsOf(files, area, locale)), ...modules].forEach(add);
  return [...wanted];
}

/** As `loadWords` looks for them. */
function wordsOf(files: BuiltFiles, area: TextArea, locale: Locale): string {
  const withKit = `src/shared/i18n/words/${area}.${locale}.ts`;
  return files[withKit] ? withKit : `src/shared/i18n/catalogs/${area}.${locale}.json`;
}
