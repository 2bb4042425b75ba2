import type { Deed } from '#storybook/live/offerDeeds';
import type { Stage } from './Stage';

const group = 'Connection';
const slowMs = 2000;
const networkOf = (stage: Stage) => stage.mocks.world.network;

function isWhole(stage: Stage): boolean {
  const { isOffline, isFailing, isHanging, delayMs } = networkOf(stage);
  return !isOffline && !isFailing && !isHanging && delayMs === 0;
}

/** What happens between the page and the server. */
export const connectionDeeds = [
  {
    ...{ id: 'cut', title: 'Cut', group },
    does: 'No call and no event gets through until the connection is restored.',
    whyNot: (stage) => (networkOf(stage).isOffline ? 'It is cut.' : undefined),
    act: (stage) => {
      networkOf(stage).isOffline = true;
      stage.mocks.cut();
      window.dispatchEvent(new Event('offline'));
    },
  },
  {
    ...{ id: 'slow', title: 'Slow', group },
    does: 'Every answer takes 2 seconds.',
    whyNot: (stage) => (networkOf(stage).delayMs > 0 ? 'It is slow.' : undefined),
    act: (stage) => void (networkOf(stage).delayMs = slowMs),
  },
  {
    ...{ id: 'fails', title: 'Server error', group },
    does: 'The server answers 500 to everything.',
    whyNot: (stage) => (networkOf(stage).isFailing ? 'It fails.' : undefined),
    act: (stage) => void (networkOf(stage).isFailing = true),
  },
  {
    ...{ id: 'restored', title: 'Restored', group },
    does: 'Connection and server work again.',
    whyNot: (stage) => (isWhole(stage) ? 'Nothing is wrong.' : undefined),
    act: (stage) => {
      const whole = { isOffline: false, isFailing: false, isHanging: false, delayMs: 0 };
      Object.assign(networkOf(stage), whole);
      window.dispatchEvent(new Event('online'));
    },
  },
] as const satisfies readonly Deed<Stage>[];
