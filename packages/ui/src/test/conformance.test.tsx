import { StrictMode, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi, type MockInstance } from 'vitest';
import { IskraProvider } from '../exports/index';
import { exportedComponents } from './exportedComponents';
import type { RootProps } from './Fixture';
import { fixtures } from './fixtures';
import { stateFixtures } from './stateFixtures';

const root: RootProps = {
  id: 'root-id',
  className: 'root-class',
  style: { order: 7 },
  'data-fixture': 'root-data',
  ref: () => {},
};

let said: MockInstance[];
beforeEach(() => {
  said = (['error', 'warn'] as const).map((kind) => vi.spyOn(console, kind).mockImplementation(() => {}));
});
afterEach(() => said.forEach((spy) => spy.mockRestore()));

const render = (element: ReactElement) => renderToString(<StrictMode>{element}</StrictMode>);

it('tries every exported component', () => {
  const missing = exportedComponents().filter((name) => !(name in fixtures));
  const recipe = missing.map(
    (name) => `${name}: add \`${name}: { render: (root) => <${name} {...root} /> },\``,
  );
  expect(recipe, 'to packages/ui/src/test/fixtures.tsx').toEqual([]);
});

it('tries nothing that is not exported', () => {
  const names = exportedComponents();
  expect(Object.keys(fixtures).filter((name) => !names.includes(name))).toEqual([]);
});

it.each(Object.entries(fixtures))('%s renders on a server without a word [C4]', (_name, fixture) => {
  render(<IskraProvider>{fixture.render(root)}</IskraProvider>);
  for (const spy of said) expect(spy).not.toHaveBeenCalled();
});

const inPage = Object.entries(fixtures).filter(([, { place }]) => place === undefined);

it.each(inPage)('%s hands id, class, style and data to its root [C1]', (_name, fixture) => {
  const html = render(fixture.render(root)).replace(/^(<link[^>]*>|<style.*?<\/style>)+/, '');
  const [first = ''] = /^<[^>]*>/.exec(html) ?? [];
  const control = fixture.control ? new RegExp(`<${fixture.control}[^>]*>`).exec(html)?.[0] : first;
  expect(first).toMatch(/class="[^"]*root-class/);
  expect(first).toMatch(/style="[^"]*order:7/);
  if (!fixture.hasOwnId) expect(control).toContain('id="root-id"');
  expect(control).toContain('data-fixture="root-data"');
});

it.each(stateFixtures)('%s shows its state as %s [C2]', (_name, attribute, element) => {
  expect(render(element)).toContain(` ${attribute}`);
});
