import type { Guide } from '../guide';

type Files = Readonly<Record<string, Readonly<Record<string, Guide>>>>;

const inEnglish: Files = import.meta.glob('../../packages/ui/src/*/*/*.guide.ts', { eager: true });
const inRussian: Files = import.meta.glob('../../packages/ui/src/*/*/*.guide.ru.ts', { eager: true });

/** Every guide of the kit, in both languages, by its English file. */
export const guides = Object.entries(inEnglish).map(([file, module]) => ({
  file,
  en: onlyGuideIn(module),
  ru: onlyGuideIn(inRussian[file.replace('.guide.ts', '.guide.ru.ts')]),
}));

/** The guide of a page in the reader's language: `X.guide.ru.ts` beside the English one. */
export function guideInLanguage(guide: Guide, locale: 'ru' | 'en'): Guide {
  const russian = guides.find(({ en }) => en === guide)?.ru;
  if (!russian) throw new Error(`There is no X.guide.ru.ts beside the guide “${guide.purpose}”`);
  return locale === 'en' ? guide : russian;
}

function onlyGuideIn(module: Readonly<Record<string, Guide>> = {}): Guide | undefined {
  return Object.values(module)[0];
}
