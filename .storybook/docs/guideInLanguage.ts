import type { Guide } from '../guide';

const inRussian = import.meta.glob<Record<string, Guide>>('../../packages/ui/src/*/*/*.guide.ru.ts', {
  eager: true,
});

/** The guide of a page in the reader's language: `X.guide.ru.ts` beside the English one, where it is written. */
export function guideInLanguage(guide: Guide, title: string, locale: 'ru' | 'en'): Guide {
  if (locale === 'en') return guide;
  const name = title.split('/').pop() ?? '';
  const [, module] = Object.entries(inRussian).find(([file]) => file.endsWith(`/${name}.guide.ru.ts`)) ?? [];
  return module ? (Object.values(module)[0] ?? guide) : guide;
}
