import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Words } from './loadWords';
import { Texts } from './Texts';

/** Catalogues that come when the test says so. */
function slowCatalogs() {
  const open: { name: string; arrive: () => void }[] = [];
  const load = (locale: string, area: string) =>
    new Promise<Words>((resolve) =>
      open.push({
        name: `${area}.${locale}`,
        arrive: () => resolve({ texts: { [area]: `${area} in ${locale}` }, kit: {} }),
      }),
    );
  const arrive = async (name: string) => {
    for (const one of open.filter((it) => it.name === name)) one.arrive();
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { load, arrive };
}

it('keeps the language chosen while the texts of a screen load in the former one [I18-01]', async () => {
  const { load, arrive } = slowCatalogs();
  const texts = new Texts('en', load);
  void texts.need('people');
  void texts.use('ru');
  await arrive('entry.ru');
  await arrive('people.ru');
  await arrive('entry.en');
  await arrive('people.en');
  expect(texts.locale).toBe('ru');
  expect(texts.messages).toEqual({ entry: 'entry in ru', people: 'people in ru' });
});

it('shows a screen opened while another language loads in that one [I18-01]', async () => {
  const { load, arrive } = slowCatalogs();
  const texts = new Texts('en', load);
  void texts.use('ru');
  void texts.need('people');
  await arrive('entry.ru');
  await arrive('entry.en');
  await arrive('people.en');
  await arrive('people.ru');
  expect(texts.locale).toBe('ru');
  expect(texts.messages).toEqual({ entry: 'entry in ru', people: 'people in ru' });
});

it('keeps what came later when the texts asked for before come last', async () => {
  const { load, arrive } = slowCatalogs();
  const texts = new Texts('ru', load);
  void texts.use('ru');
  void texts.need('chat');
  void texts.need('people');
  await arrive('people.ru');
  await arrive('entry.ru');
  await arrive('chat.ru');
  expect(Object.keys(texts.messages).sort()).toEqual(['chat', 'entry', 'people']);
});

/** What the page does with its texts, and in which order files come. */
const deeds = fc.array(
  fc.oneof(
    fc.record({ need: fc.constantFrom('chat' as const, 'people' as const, 'search' as const) }),
    fc.record({ use: fc.constantFrom('ru' as const, 'en' as const) }),
    fc.record({ arrives: fc.nat(5) }),
  ),
  { maxLength: 20 },
);

it('has shown what a screen needs when it lets it be drawn, in whatever order the files come', async () => {
  await fc.assert(
    fc.asyncProperty(deeds, async (all) => {
      const open: (() => void)[] = [];
      const load = (locale: string, area: string) =>
        new Promise<Words>((resolve) =>
          open.push(() => resolve({ texts: { [area]: `${area} in ${locale}` }, kit: {} })),
        );
      const texts = new Texts('ru', load);
      const needs: Promise<void>[] = [texts.use('ru')];
      const without: string[] = [];
      for (const deed of all) {
        if ('use' in deed) needs.push(texts.use(deed.use));
        else if ('arrives' in deed) open.splice(deed.arrives, 1)[0]?.();
        else
          needs.push(
            texts.need(deed.need).then(() => void (deed.need in texts.messages || without.push(deed.need))),
          );
        await new Promise((resolve) => setTimeout(resolve));
      }
      while (open.length > 0) {
        open.pop()?.();
        await new Promise((resolve) => setTimeout(resolve));
      }
      await Promise.all(needs);
      expect(without).toEqual([]);
      expect(new Set(Object.values(texts.messages).map((text) => String(text).split(' in ')[1]))).toEqual(
        new Set([texts.locale]),
      );
      for (const area of ['entry', ...all.flatMap((deed) => ('need' in deed ? [deed.need] : []))])
        expect(texts.messages).toHaveProperty(area, `${area} in ${texts.locale}`);
    }),
    {
      numRuns: 200,
      examples: [
        // Another language is chosen while the first one is on its way.
        [[{ need: 'chat' }, { arrives: 1 }, { use: 'en' }, { arrives: 1 }]],
        // Asked for twice, and again when the second file alone had come.
        [
          [
            { need: 'chat' },
            { need: 'search' },
            { use: 'ru' },
            { arrives: 0 },
            { arrives: 1 },
            { arrives: 2 },
            { need: 'chat' },
          ],
        ],
      ],
    },
  );
}, 30_000);
