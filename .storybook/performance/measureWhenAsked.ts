import { addons } from 'storybook/preview-api';
import { liveEvents } from '../live/channel';
import { forgetAfterMs, performanceEvents } from './channel';
import { countNodes } from './countNodes';
import type { Meter } from './Meter';
import { watchFrames } from './watchFrames';

const deeds = ['pointerdown', 'keydown'] as const;

/** Answers the panel; measures while it asks, and not at all while it is closed. Returns how to stop. */
export function measureWhenAsked(meter: Meter): () => void {
  const channel = addons.getChannel();
  const reset = () => meter.reset();
  let stop: (() => void) | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = () => {
    clearTimeout(timer);
    stop?.();
    stop = undefined;
  };
  const answer = () => {
    stop ??= begin(meter);
    clearTimeout(timer);
    timer = setTimeout(end, forgetAfterMs);
    channel.emit(performanceEvents.measured, meter.figures(countNodes(document.body.children)));
  };
  channel.on(performanceEvents.asked, answer);
  channel.on(performanceEvents.reset, reset);
  channel.on(liveEvents.pressed, reset);
  return () => {
    end();
    channel.off(performanceEvents.asked, answer);
    channel.off(performanceEvents.reset, reset);
    channel.off(liveEvents.pressed, reset);
  };
}

function begin(meter: Meter): () => void {
  meter.reset();
  const reset = () => meter.reset();
  for (const deed of deeds) window.addEventListener(deed, reset, { capture: true, passive: true });
  const stopFrames = watchFrames(meter);
  return () => {
    for (const deed of deeds) window.removeEventListener(deed, reset, { capture: true });
    stopFrames();
  };
}
