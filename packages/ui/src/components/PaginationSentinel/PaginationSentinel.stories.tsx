import { expect, fn, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { paginationSentinelLabels } from '#storybook/labels';
import { said } from '#storybook/said';
import { PaginationSentinel } from './PaginationSentinel';
import { paginationSentinelGuide } from './PaginationSentinel.guide';

const meta = preview.meta({
  title: 'Components/Navigation/PaginationSentinel',
  component: PaginationSentinel,
  parameters: { guide: paginationSentinelGuide },
  args: { onReached: fn() },
});

export const Playground = meta.story({ args: { margin: 0 } });

/** Loads by itself when its place comes near. */
export const ComesNear = meta.story({
  tags: ['proof', '!autodocs', 'proof'],
  play: async ({ args }) => {
    await waitFor(() => expect(args.onReached).toHaveBeenCalledOnce());
  },
});

/** Far below it waits until somebody scrolls. */
export const FarBelow = meta.story({
  args: { margin: 100 },
  render: (args) => (
    <div style={{ blockSize: 300, overflow: 'auto' }} tabIndex={0} role="region" aria-label="Список">
      <div style={{ blockSize: 2000 }} />
      <PaginationSentinel {...args} />
    </div>
  ),
  play: async ({ canvas, args }) => {
    const list = canvas.getByRole('region');
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await expect(args.onReached).not.toHaveBeenCalled();
    list.scrollTop = list.scrollHeight;
    await waitFor(() => expect(args.onReached).toHaveBeenCalled());
  },
});

let tell: IntersectionObserverCallback = () => undefined;

/** A browser whose news come late, all at once. */
class BusyObserver {
  observe = () => undefined;
  disconnect = () => undefined;
  constructor(hear: IntersectionObserverCallback) {
    tell = hear;
  }
}

/** A busy page hears that the end was far and is near in one piece. */
export const HeardLate = meta.story({
  tags: ['proof', '!autodocs'],
  beforeEach: () => {
    const real = globalThis.IntersectionObserver;
    Object.assign(globalThis, { IntersectionObserver: BusyObserver });
    return () => void Object.assign(globalThis, { IntersectionObserver: real });
  },
  play: async ({ args }) => {
    const change = (isIntersecting: boolean) => ({ isIntersecting }) as IntersectionObserverEntry;
    tell([change(false), change(true)], {} as IntersectionObserver);
    await expect(args.onReached).toHaveBeenCalledOnce();
  },
});

export const ByButton = meta.story({
  tags: ['proof', '!autodocs'],
  args: { margin: 0 },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: said(paginationSentinelLabels).more })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onReached).toHaveBeenCalledOnce();
  },
});
export const Loading = meta.story({
  args: { state: 'loading' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onReached).not.toHaveBeenCalled();
  },
});

/** After a failure it does not try again by itself. */
export const Failed = meta.story({
  args: { state: 'error' },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(said(paginationSentinelLabels).failed)).toBeVisible();
    await expect(args.onReached).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: said(paginationSentinelLabels).retry }));
    await expect(args.onReached).toHaveBeenCalledOnce();
  },
});
export const End = meta.story({
  args: { state: 'end', showEnd: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(said(paginationSentinelLabels).end)).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});
export const RightToLeft = meta.story({ args: { margin: 0 }, globals: { direction: 'rtl' } });
