import { offerDeeds } from '#storybook/live/offerDeeds';
import { currentMocks } from '@iskra/api-mocks/storybook';
import { useEffect, useState } from 'react';
import { runningPageClock, setPageClock } from '#storybook/pageClock';
import { deeds } from './deeds';
import { lastMail } from './lastMail';
import type { Stage } from './Stage';

/** The stage of the story's page, offered to the Live panel while the page is open; `turn` changes when it is to reopen. */
export function useLiveStage(path: string): { stage: Stage | undefined; turn: number } {
  const [stage, setStage] = useState<Stage>();
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    const mocks = currentMocks();
    // Set before the page opens, so that its own timers follow it too; a story may have set one already.
    const own = runningPageClock() ? undefined : setPageClock(mocks.world.now());
    const clock = own ?? runningPageClock();
    if (!clock) return undefined;
    const made: Stage = { mocks, clock, address: path, reopen: () => setTurn((before) => before + 1) };
    const withdraw = offerDeeds({ deeds, stage: () => made, note: lastMail });
    setStage(made);
    return () => {
      withdraw();
      own?.stop();
    };
  }, [path]);
  return { stage, turn };
}
