import { channels } from '@iskra/api-contract';
import { currentMocks } from '@iskra/api-mocks/storybook';
import { expect, waitFor } from 'storybook/test';

/** Waits until the page hears everything that is told to its member. */
export async function connected(): Promise<void> {
  const { world, isHeard } = currentMocks();
  const me = world.viewerId ?? 0;
  const mine = [...world.dialogues.values()].filter(({ shownTo }) => shownTo.has(me));
  const wanted = [
    ...[channels.member(me), channels.block(me), channels.premium(me), channels.liked()],
    ...mine.map(({ id }) => channels.dialogue(id)),
  ];
  await waitFor(() => expect(wanted.filter((channel) => !isHeard(channel))).toEqual([]), { timeout: 10_000 });
}
