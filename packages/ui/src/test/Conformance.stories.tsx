import { StrictMode, type ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { MotionConfig } from 'framer-motion';
import { expect, fn, spyOn, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { IskraProvider, type MotionName } from '../exports/index';
import type { MotionProps } from '../hooks/useMotion';
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

/** A finger or an unsteady hand meets each target: 24 px, or a link within a sentence. */
export const Targets = meta.story({
  tags: ['proof', '!autodocs'],
  name: 'Every target is at least 24 by 24 pixels, in 320 px too [C7]',
  parameters: { a11y: { test: 'off' } },
  render: () => (
    <div style={{ inlineSize: 320 }}>
      {inPage.map(([name, { render }]) => (
        <div key={name}>{render(rootOf(name, () => {}))}</div>
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const targets = canvasElement.querySelectorAll<HTMLElement>(
      'a[href], button, input:not([type=hidden]), select, textarea, [role=slider], [role=tab], summary',
    );
    const small = [...targets].filter((target) => !isRoomy(target));
    const names = small.map(
      (target) => `${target.closest('[data-fixture]')?.id}: ${target.outerHTML.slice(0, 120)}`,
    );
    await expect(names).toEqual([]);
  },
});

/** Its own box, or that of the label that presses it. What cannot be seen is no target. */
function isRoomy(target: HTMLElement): boolean {
  const boxes = [target, target.closest('label')].map((element) => element?.getBoundingClientRect());
  const isSeen = target.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const isInSentence = target.matches('a') && getComputedStyle(target).display === 'inline';
  return !isSeen || isInSentence || boxes.some((box) => box && box.width >= 24 && box.height >= 24);
}

/** However many components speak, one announcer does: two live regions, and errors that stand where they happened. */
export const OneAnnouncer = meta.story({
  tags: ['proof', '!autodocs'],
  name: 'One announcer for all',
  parameters: { a11y: { test: 'off' } },
  render: () => (
    <IskraProvider scoped motion="none">
      {inPage.map(([name, { render }]) => (
        <div key={name}>{render(rootOf(name, () => {}))}</div>
      ))}
    </IskraProvider>
  ),
  play: async ({ canvasElement }) => {
    const live = '[aria-live]:not([aria-live=off]), [role=status], [role=log]:not([aria-live=off]), output';
    const regions = [...canvasElement.querySelectorAll(live)];
    await expect(regions.map((region) => region.getAttribute('aria-live'))).toEqual(['polite', 'assertive']);
    const alerts = [...canvasElement.querySelectorAll('[role=alert]')];
    await expect(alerts.map((alert) => alert.closest('[data-fixture]')?.id)).toEqual(['root-ErrorState']);
  },
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

/** What comes, goes or travels; each takes `motion`. */
const moving = [
  ...['AlertDialog', 'DateWheels', 'DialogueList', 'FilterSheet', 'Lightbox', 'ScrollPicker', 'Sheet'],
  ...['StepDialog', 'SwipeDeck', 'Toaster', 'Tooltip'],
];
const still = 'none' as const;

/** Reduced motion by the component's prop, by `MotionConfig` or by the device ends in the same state. */
export const ReducedInThreeWays = meta.story({
  tags: ['proof', '!autodocs'],
  name: 'Reduced in three ways, the same in the end [C5]',
  render: () => <div />,
  play: async ({ canvasElement }) => {
    for (const name of moving) {
      const usual = await finalState(canvasElement, name, false, (element) => element);
      const ways = {
        prop: await finalState(canvasElement, name, false, (element) => element, { motion: still }),
        config: await finalState(canvasElement, name, false, (element) => (
          <MotionConfig reducedMotion="always">{element}</MotionConfig>
        )),
        device: await finalState(canvasElement, name, true, (element) => element),
      };
      await expect(usual.isStill, `${name} moves otherwise`).toBe(false);
      for (const [way, { isStill, html }] of Object.entries(ways)) {
        await expect(isStill, `${name} stands still by ${way}`).toBe(true);
        await expect(html, `${name} by ${way} ends as usual`).toBe(usual.html);
      }
    }
  },
});

/** What a component comes to, under a device that asks for less motion or not. */
async function finalState(
  place: HTMLElement,
  name: string,
  isReducedByDevice: boolean,
  around: (element: ReactElement) => ReactElement,
  props: MotionProps = {},
) {
  const ask = window.matchMedia.bind(window);
  const asked = spyOn(window, 'matchMedia').mockImplementation((query) => {
    const list = ask(query);
    if (query.includes('reduced-motion'))
      Object.defineProperty(list, 'matches', { value: isReducedByDevice });
    return list;
  });
  const root = { ...rootOf(name, () => {}), ...props };
  const unmount = mount(place, around(fixtures[name]?.render(root) ?? <div />), 'system');
  try {
    const element = await waitFor(() => {
      const found = document.querySelector(`[data-fixture=${name}]`);
      if (!found) throw new Error(`${name} is not there`);
      return found;
    });
    const mark = '[data-iskra-motion=none]';
    const isStill = element.matches(mark) || element.querySelector(mark) !== null;
    const animations = element.getAnimations({ subtree: true });
    const ending = animations.filter(({ effect }) => effect?.getTiming().iterations !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
    await waitFor(() => expect(element.querySelector('[data-status=loading]')).toBeNull());
    // Ids are made anew each time, and how it stands still is what differs.
    const html = element.outerHTML.replace(
      / (id|for|form|name|aria-[a-z]+|data-iskra-motion|class|style)="[^"]*"/g,
      '',
    );
    return { isStill, html };
  } finally {
    unmount();
    asked.mockRestore();
    await waitFor(() => expect(document.querySelector(`[data-fixture=${name}]`)).toBeNull());
  }
}

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

function mount(place: HTMLElement, element: ReactElement, motion: MotionName = 'none'): () => void {
  const box = document.createElement('div');
  place.append(box);
  const root = createRoot(box);
  flushSync(() =>
    root.render(
      <StrictMode>
        <IskraProvider scoped motion={motion}>
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
