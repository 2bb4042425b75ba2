import type { Deed } from '#storybook/live/offerDeeds';
import { like, likeMember } from '@iskra/api-mocks';
import { blockMember, unblockMember } from '@iskra/api-mocks/storybook';
import type { Stage } from './Stage';
import { blocks, likes, memberInView, others, viewerOf, type Member } from './whoElse';

const group = 'Another member';
const isNobody = 'Nobody is signed in.';

/** Somebody whom the viewer has nothing to do with yet. */
function stranger(stage: Stage, me: Member): Member | undefined {
  return others(stage).find((one) => !likes(stage, one, me) && !likes(stage, me, one));
}

/** Whom the viewer likes, or else a stranger whom the viewer is made to like. */
function whoLikesBack(stage: Stage, me: Member): Member | undefined {
  const liked = others(stage).find((one) => likes(stage, me, one) && !likes(stage, one, me));
  return liked ?? stranger(stage, me);
}

function whoIsToBlock(stage: Stage, me: Member): Member | undefined {
  const inView = memberInView(stage);
  return inView && inView.id !== me.id ? inView : undefined;
}

/** Why not, with `find` telling whether there is somebody for it. */
function unless(find: (stage: Stage, me: Member) => unknown, isMissing: string) {
  return (stage: Stage): string | undefined => {
    const me = viewerOf(stage);
    if (!me) return isNobody;
    return find(stage, me) ? undefined : isMissing;
  };
}

/** The notice of a like is held back for a while; here it comes at once. */
function likeNow({ mocks: { world } }: Stage, from: Member, to: Member): void {
  likeMember(world, from, to.id);
  world.hurry();
}

/** Likes and blocks from the other side. */
export const likeDeeds = [
  {
    ...{ id: 'likes', title: 'Likes', group },
    does: 'Somebody whom the viewer does not like gives a like.',
    whyNot: unless(stranger, 'Everybody here likes the viewer or is liked already.'),
    act: (stage) => {
      const me = viewerOf(stage);
      const them = me && stranger(stage, me);
      if (them) likeNow(stage, them, me);
    },
  },
  {
    ...{ id: 'matches', title: 'Likes back', group },
    does: 'Somebody whom the viewer likes likes back: a match.',
    whyNot: unless(whoLikesBack, 'Nobody is here who could like back.'),
    act: (stage) => {
      const me = viewerOf(stage);
      const them = me && whoLikesBack(stage, me);
      if (!them) return;
      if (!likes(stage, me, them)) like(stage.mocks.world, me, them);
      likeNow(stage, them, me);
    },
  },
  {
    ...{ id: 'blocks', title: 'Blocks', group },
    does: 'The member in view blocks the viewer.',
    whyNot: unless((stage, me) => {
      const them = whoIsToBlock(stage, me);
      return them && !blocks(stage, them, me);
    }, 'Nobody is in view, or the block stands already.'),
    act: (stage) => {
      const me = viewerOf(stage);
      const them = me && whoIsToBlock(stage, me);
      if (them) blockMember(stage.mocks.world, them, me.id, 'other');
    },
  },
  {
    ...{ id: 'unblocks', title: 'Takes the block back', group },
    does: 'Everybody who blocked the viewer takes it back.',
    whyNot: unless((stage, me) => blockersOf(stage, me).length > 0, 'Nobody blocked the viewer.'),
    act: (stage) => {
      const me = viewerOf(stage);
      if (!me) return;
      for (const them of blockersOf(stage, me)) unblockMember(stage.mocks.world, them, me.id);
    },
  },
] as const satisfies readonly Deed<Stage>[];

const blockersOf = (stage: Stage, me: Member): Member[] =>
  [...stage.mocks.world.members.values()].filter((one) => blocks(stage, one, me));
