import type { Stage } from './Stage';

type World = Stage['mocks']['world'];
export type Member = NonNullable<ReturnType<World['members']['get']>>;
type Dialogue = NonNullable<ReturnType<World['dialogues']['get']>>;

/** Who is signed in. */
export function viewerOf({ mocks: { world } }: Stage): Member | undefined {
  return world.members.get(world.viewerId ?? 0);
}

/** The dialogue that is open, else the one in which something happened last. */
export function dialogueInView(stage: Stage): Dialogue | undefined {
  const { dialogues } = stage.mocks.world;
  const me = viewerOf(stage)?.id ?? 0;
  const mine = [...dialogues.values()].filter(({ shownTo }) => shownTo.has(me));
  const openId = Number(/^\/messages\/(\d+)/.exec(stage.address)?.[1]);
  const [newest] = mine.sort((one, other) => other.lastActivityAt.getTime() - one.lastActivityAt.getTime());
  return mine.find(({ id }) => id === openId) ?? newest;
}

/** Whom the viewer talks to there. */
export function partnerIn({ members }: Dialogue, stage: Stage): Member | undefined {
  const { world } = stage.mocks;
  return world.members.get(members[0] === world.viewerId ? members[1] : members[0]);
}

/** Whose profile or dialogue the viewer looks at, else who talked last. */
export function memberInView(stage: Stage): Member | undefined {
  const profileId = Number(/^\/profile\/user\/(\d+)/.exec(stage.address)?.[1]);
  const shown = stage.mocks.world.members.get(profileId);
  const dialogue = dialogueInView(stage);
  return shown ?? (dialogue && partnerIn(dialogue, stage));
}

/** Whether the like was given. */
export const likes = ({ mocks: { world } }: Stage, from: Member, to: Member): boolean =>
  world.likes.some(({ fromId, toId }) => fromId === from.id && toId === to.id);

/** Whether the first blocked the second. */
export const blocks = ({ mocks: { world } }: Stage, one: Member, other: Member): boolean =>
  world.blocks.some(({ blockerId, blockedId }) => blockerId === one.id && blockedId === other.id);

/** Members of the other gender whom nothing keeps from the viewer: the one in view first, then the newest. */
export function others(stage: Stage): Member[] {
  const me = viewerOf(stage);
  if (!me) return [];
  const inView = memberInView(stage);
  const all = [...stage.mocks.world.members.values()].reverse();
  return [...(inView ? [inView] : []), ...all].filter(
    (one) => one.gender !== me.gender && !blocks(stage, one, me) && !blocks(stage, me, one),
  );
}
