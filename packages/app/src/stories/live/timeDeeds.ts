import type { Deed } from '#storybook/live/offerDeeds';
import { endOverduePremiums } from '@iskra/api-mocks/storybook';
import type { Stage } from './Stage';

const group = 'Time';
const minuteMs = 60_000;

/** Page and server are so much later: what waited for it happens on both. */
function pass({ mocks: { world }, clock }: Stage, ms: number): void {
  world.skip(ms);
  world.hurry();
  endOverduePremiums(world);
  clock.passTo(new Date(Date.now() + ms));
}

/** The clock of page and server goes on. */
export const timeDeeds = [
  {
    ...{ id: 'minute', title: 'A minute later', group },
    does: 'Another code may be asked for.',
    act: (stage) => pass(stage, minuteMs),
  },
  {
    ...{ id: 'hour', title: 'An hour later', group },
    does: 'Mailed codes are good no longer.',
    act: (stage) => pass(stage, 60 * minuteMs),
  },
  {
    ...{ id: 'day', title: 'A day later', group },
    does: 'Today is yesterday, the day’s likes are there again, and premium may be over.',
    act: (stage) => pass(stage, 24 * 60 * minuteMs),
  },
] as const satisfies readonly Deed<Stage>[];
