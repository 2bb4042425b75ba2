import { StrictMode, type ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { IskraProvider } from '../exports/index';
import type { Fixture, RootProps, ValueFixture } from './Fixture';
import { fixtures } from './fixtures';
import { valueFixtures } from './valueFixtures';

const meta = preview.meta({ title: 'Accessibility/Conformance', tags: ['!autodocs'] });

const oncePerPage = ['landmark-unique', 'landmark-no-duplicate-banner'];
const inPage = Object.entries(fixtures).filter(([, { place }]) => place !== 'portal');
const rootOf = (name: string, ref: RootProps['ref']): RootProps => ({
  id: `root-${name}`,
  className: 'fixture-class',
  style: {},
  'data-fixture': name,
  ref,
});

/** Every component that stands in the page, for axe in both themes [C7, C8]. */
export const EveryComponent = meta.story({
  // Parts of several pages stand on one here: two headers, two navigations of the same name.
  parameters: { a11y: { config: { rules: oncePerPage.map((id) => ({ id, enabled: false })) } } },
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 32, maxInlineSize: 560 }}>
      {inPage.map(([name, { render }]) => (
        <div key={name}>{render(rootOf(name, () => {}))}</div>
      ))}
    </div>
  ),
});

/** Ref, id, class and data reach the root; mounting twice, as React's strict mode does, says nothing [C1, C4]. */
export const RootsAndRefs = meta.story({
  render: () => <div />,
  play: async ({ canvasElement }) => {
    const faults: string[] = [];
    for (const [name, fixture] of Object.entries(fixtures))
      if (fixture.place !== 'nothing') faults.push(...(await faultsOfRoot(canvasElement, name, fixture)));
    await expect(faults).toEqual([]);
  },
});

/** A value is kept by the component or by the caller [C1]. */
export const OwnAndHeldValues = meta.story({
  tags: ['proof', '!autodocs'],
  render: () => <div />,
  play: async ({ canvasElement }) => {
    for (const [name, fixture] of Object.entries(valueFixtures)) await tryValue(canvasElement, name, fixture);
  },
});

async function faultsOfRoot(place: HTMLElement, name: string, fixture: Fixture): Promise<string[]> {
  const ref = fn();
  const unmount = mount(place, fixture.render(rootOf(name, ref)));
  const element = document.querySelector(`[data-fixture=${name}]`);
  const handed = ref.mock.calls.map(([node]) => node as unknown).find((node) => node !== null);
  const styled = fixture.control ? element?.closest('.fixture-class') : element;
  const faults = [
    [element !== null, 'data-* reaches no element'],
    [fixture.hasHandle ? handed !== undefined : handed === element, 'the ref is not that element'],
    [fixture.hasOwnId || element?.id === `root-${name}`, 'the id is not on that element'],
    [styled?.classList.contains('fixture-class'), 'className is not on the root'],
  ] as const;
  unmount();
  await waitFor(() => expect(document.querySelector(`#root-${name}`) === null, `${name} leaves`).toBe(true));
  return faults.flatMap(([isFine, fault]) => (isFine ? [] : [`${name}: ${fault}`]));
}

async function tryValue(place: HTMLElement, name: string, fixture: ValueFixture): Promise<void> {
  for (const kind of ['own', 'held'] as const) {
    const told = fn();
    const box = document.createElement('div');
    place.append(box);
    const unmount = mount(
      box,
      fixture[kind](() => told()),
    );
    try {
      const before = fixture.read(box);
      await change(box, fixture.change);
      await waitFor(() => expect(told, `${name} (${kind}) tells of the change`).toHaveBeenCalled());
      const says = expect(fixture.read(box), `${name} (${kind}) shows the value after the change`);
      if (kind === 'held') await says.toEqual(before);
      else await says.not.toEqual(before);
    } finally {
      unmount();
      box.remove();
    }
  }
}

async function change(box: HTMLElement, how: ValueFixture['change']): Promise<void> {
  const part = (selector: string) => box.querySelector(selector) as HTMLElement;
  if ('click' in how) await userEvent.click(part(how.click));
  else if ('type' in how) await userEvent.type(part(how.into), how.type);
  else if ('select' in how) await userEvent.selectOptions(part(how.in), how.select);
  else {
    part(how.on).focus();
    await userEvent.keyboard(how.press);
  }
}

function mount(place: HTMLElement, element: ReactElement): () => void {
  const box = document.createElement('div');
  place.append(box);
  const root = createRoot(box);
  flushSync(() =>
    root.render(
      <StrictMode>
        <IskraProvider scoped motion="none">
          {element}
        </IskraProvider>
      </StrictMode>,
    ),
  );
  return () => {
    root.unmount();
    box.remove();
  };
}
