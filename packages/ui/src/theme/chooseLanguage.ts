import type { SomeLabels } from '../locales/KitLabels';
import type { LabelPack } from '../locales/LabelPack';

type Pack = LabelPack<SomeLabels>;

interface Language {
  /** A tag that `Intl` takes. */
  readonly locale: string;
  /** The strings; without it English ones are shown. */
  readonly pack?: Pack | undefined;
}

/** The language part of a tag: `de` of `de-AT`. */
export const languageOf = (locale: string): string => locale.split('-', 1)[0] ?? '';

/** The wanted language and its pack: of the very tag, else of its language; what cannot be had is English, and said once. */
export function chooseLanguage(wanted: string, packs: readonly Pack[] = []): Language {
  const locale = tagOf(wanted);
  const language = languageOf(locale);
  const pack =
    packs.find((each) => each.locale === locale) ??
    packs.find((each) => languageOf(each.locale) === language);
  if (!pack && language !== 'en') sayOnce(`@iskra/ui has no pack for "${wanted}": English`);
  return { locale, pack };
}

function tagOf(wanted: string): string {
  try {
    return Intl.getCanonicalLocales(wanted.replaceAll('_', '-'))[0] ?? 'en';
  } catch {
    return 'en';
  }
}

const said = new Set<string>();

function sayOnce(what: string): void {
  if (!said.has(what)) console.warn(what);
  said.add(what);
}
