import { createRandom } from '../packages/server/src/seed/createRandom';
import { Presser } from './presses/Presser';
import { Words } from './screens/Words';
import { Reader } from './screens/Reader';
import { openScreenServer } from './screens/openScreenServer';
import { expect, test } from './test';
import { translating } from './translating';

test.describe.configure({ mode: 'parallel' });

const steps = Number(process.env['PRESSES'] ?? 40);
const firstSeed = Number(process.env['PRESSES_FROM'] ?? 1);

/** Two members each, who meet each other while they press. */
const walks = [
  { name: 'phones', width: 390, locale: 'ru', colorScheme: 'light' },
  { name: 'a desktop in English, dark', width: 1440, locale: 'en', colorScheme: 'dark' },
  { name: 'a tablet whose browser translates', width: 768, locale: 'ru', colorScheme: 'light' },
  { name: 'narrow phones', width: 320, locale: 'en', colorScheme: 'dark' },
] as const;

walks.forEach(({ name, width, locale, colorScheme }, index) =>
  test(`nothing breaks under random presses: ${name} [OTH-01]`, async ({ browser }) => {
    test.setTimeout(600_000);
    const server = await openScreenServer();
    const random = createRandom(firstSeed * 100 + index);
    const open = async (email: string) => {
      const context = await browser.newContext({
        viewport: { width, height: width < 600 ? 700 : 900 },
        colorScheme,
        reducedMotion: random.chance(0.5) ? 'reduce' : 'no-preference',
      });
      const page = await context.newPage();
      if (width === 768) await context.addInitScript(translating);
      const reader = await Reader.begin(page, new Words(locale), server);
      await reader.signIn(email);
      return new Presser(page, server.url, random);
    };
    const members = [await open('artem@iskra.demo'), await open('vera@iskra.demo')];
    for (let at = 1; at <= steps; at += 1) for (const member of members) await member.step(at);
    for (const member of members) await member.compare();
    await server.close();
    expect(members.flatMap(({ faults }) => [...faults])).toEqual([]);
    // A page on which nothing can be pressed would have no faults.
    for (const { done } of members) expect(done).toBeGreaterThan(steps / 2);
  }),
);

test('the presses find the faults that they look for', async ({ browser }) => {
  const server = await openScreenServer();
  const page = await (await browser.newContext()).newPage();
  const reader = await Reader.begin(page, new Words('ru'), server);
  await reader.signIn('vera@iskra.demo');
  const presser = new Presser(page, server.url, createRandom(1));
  await reader.open('/messages');
  await presser.look();
  expect([...presser.faults]).toEqual([]);
  await page.evaluate(() => {
    document.querySelector('h1')?.remove();
    document.body.append(
      Object.assign(document.createElement('div'), { style: 'width: 5000px; height: 1px' }),
    );
    document.body.style.overflow = 'hidden';
    document.querySelector('nav a[href="/liked"]')?.append('99');
  });
  await presser.look();
  await presser.compare();
  await server.close();
  const told = [...presser.faults].join();
  for (const fault of ['0 first headings', 'wider', 'cannot be scrolled', 'still says', 'does not say'])
    expect(told).toContain(fault);
});
