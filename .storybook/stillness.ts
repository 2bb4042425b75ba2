const longestMs = 5000;

const isUnderWay = ({ playState, effect }: Animation) =>
  playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime);

/** What fades has no contrast to judge: waits until everything that moves and will end has ended, at most 5 s. */
export async function stillness(): Promise<void> {
  const patience = new Promise((resolve) => setTimeout(resolve, longestMs, 'over'));
  for (let moving = underWay(); moving.length > 0; moving = underWay()) {
    const ends = Promise.allSettled(moving.map(({ finished }) => finished));
    if ((await Promise.race([ends, patience])) === 'over') return;
  }
}

const underWay = () => document.getAnimations().filter(isUnderWay);
