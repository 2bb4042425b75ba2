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
