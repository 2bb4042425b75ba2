import { beforeAll, describe, expect, it } from 'vitest';
import type { KitPageFact } from './KitFact';
import { readKit } from './readKit';
import { readPages } from './readPages';

/** Sheets of states and a picture of a moment, which document nothing. */
const withoutGuide = ['Components/Overview', 'Patterns/SwipeDeck tilt'];
const pages = readPages().filter(
  ({ title }) => /^(Components|Patterns)\//.test(title) && !withoutGuide.includes(title),
);
/** Documented by the pages of Theming. */
const elsewhere = ['IskraProvider', 'LayeredStyles'];
let kit: readonly KitPageFact[] = [];
const factOf = (name: string | null) => kit.find((fact) => fact.name === name);

// The compiler reads the whole kit.
beforeAll(() => void (kit = readKit()), 60_000);

it('gives every exported component and part a page of its own, or a table on another’s', () => {
  const told = readPages().flatMap(({ component, subcomponents }) => [component, ...subcomponents]);
  const untold = kit.map(({ name }) => name).filter((name) => !told.includes(name));
  expect(untold).toEqual(elsewhere);
});

it('finds the pages of the kit', () => {
  expect(pages.length).toBeGreaterThanOrEqual(55);
});

describe.each(pages)('the page $title', ({ component, guide, stories, subcomponents }) => {
  it('documents a component that can be imported, with its parts', () => {
    expect(factOf(component)?.name).toBe(component);
    for (const part of subcomponents) expect(factOf(part)?.name).toBe(part);
  });

  it('says what each prop is for', () => {
    const silent = [component, ...subcomponents].flatMap((name) =>
      (factOf(name)?.props ?? []).filter(({ description }) => description === '').map((prop) => prop.name),
    );
    expect(silent).toEqual([]);
  });

  it('begins with a playground', () => {
    expect(stories[0]).toBe('Playground');
  });

  it('has a guide, code to paste, a status, an age and a source', () => {
    const fact = factOf(component);
    expect(guide).toMatch(/Guide$/);
    expect(fact?.example).toMatch(/^import .* from '@iskra\/ui/);
    expect(['stable', 'experimental']).toContain(fact?.status);
    expect(fact?.since).toMatch(/^(\d+\.\d+\.\d+|next)$/);
    expect(fact?.file).toMatch(/^packages\/ui\/src\//);
    expect(fact?.description).not.toBe('');
  });
});

describe.each([
  ...['Overlays/AlertDialog', 'Overlays/Dialog', 'Overlays/Menu', 'Overlays/Sheet', 'Overlays/Tooltip'],
  ...['ChatMenu', 'Combobox', 'FilterSheet', 'Lightbox', 'StepDialog'],
])('the overlay %s', (name) => {
  const page = pages.find(({ title }) => title.endsWith(`/${name}`));

  // That it is open indeed, `openByItself.ts` holds while stories run.
  it('has a story that is open without a play, as a designer sees it', () => {
    expect(page?.stories).toContain('Open');
    expect(page?.played).not.toContain('Open');
  });
});

it('has no overlay besides those', () => {
  const overlays = pages.filter(({ title }) => title.startsWith('Components/Overlays/'));
  expect(overlays).toHaveLength(5);
});

it.each([
  ['SwipeDeck', 30],
  ['Combobox', 25],
  ['DateWheels', 25],
  ['ScrollPicker', 19],
  ['PhotoGrid', 19],
  ['Dialog.Content', 19],
  ['Menu.Content', 18],
  ['StepDialog', 15],
  ['FilterPanel', 14],
  ['Lightbox', 12],
  ['DialogueList', 11],
])('%s shows its own props, at least %i', (name, count) => {
  expect(factOf(name)?.props.length).toBeGreaterThanOrEqual(count);
});

it('writes types out', () => {
  const typeOf = (name: string, prop: string) => factOf(name)?.props.find((each) => each.name === prop)?.type;
  expect(typeOf('Button', 'size')).toBe("'sm' | 'md' | 'lg'");
  expect(typeOf('Button', 'iconStart')).toBe('ReactNode');
  expect(typeOf('Combobox', 'value')).toBe('string | null');
  expect(typeOf('Dialog.Root', 'onOpenChange')).toBe('(open: boolean) => void');
});

it('finds the tokens of a component in its styles', () => {
  const tokens = factOf('Button')?.tokens;
  expect(tokens).toEqual(expect.arrayContaining(['accent-solid', 'size-control-md', 'radius-md']));
  expect(factOf('TextField')?.tokens).toContain('border-strong');
});
