import type { Deed } from '#storybook/live/offerDeeds';
import { addMember, givePremium, noDetails } from '@iskra/api-mocks/storybook';
import type { Stage } from './Stage';
import { dialogueInView, partnerIn, viewerOf, type Member } from './whoElse';

const group = 'Who is signed in';
const premiumDays = 30;

function openAs(stage: Stage, member: Member | undefined): void {
  stage.mocks.signInAs(member?.id ?? null);
  stage.reopen();
}

const membersOf = ({ mocks: { world } }: Stage) => [...world.members.values()];
const viewerOrFirst = (stage: Stage) => viewerOf(stage) ?? membersOf(stage)[0];

/** The other side of the dialogue in view, when it is of that gender, else the first who is. */
function someoneOf(stage: Stage, gender: Member['gender']): Member | undefined {
  const dialogue = dialogueInView(stage);
  const partner = dialogue && partnerIn(dialogue, stage);
  return partner?.gender === gender ? partner : membersOf(stage).find((one) => one.gender === gender);
}

const whyNotOf = (gender: Member['gender'], is: string, isMissing: string) => (stage: Stage) => {
  if (viewerOf(stage)?.gender === gender) return is;
  return someoneOf(stage, gender) ? undefined : isMissing;
};

/** The page opens anew as another kind of member. */
export const viewerDeeds = [
  {
    ...{ id: 'newcomer', title: 'New', group },
    does: 'Just registered: no photos, likes or dialogues.',
    act: (stage) => {
      const nothingYet = { photos: [], about: null, goals: [], details: noDetails, locale: null };
      const gender = viewerOf(stage)?.gender ?? 'male';
      openAs(stage, addMember(stage.mocks.world, { ...nothingYet, gender, isOnline: true }));
    },
  },
  {
    ...{ id: 'regular', title: 'Regular', group },
    does: 'Without premium.',
    whyNot: (stage) => {
      const me = viewerOf(stage);
      return me && !me.premiumUntil ? 'The viewer is regular.' : undefined;
    },
    act: (stage) => {
      const me = viewerOrFirst(stage);
      if (me) Object.assign(me, { premiumUntil: null, premiumDays: null });
      openAs(stage, me);
    },
  },
  {
    ...{ id: 'premium', title: 'Premium', group },
    does: 'With premium for 30 days.',
    whyNot: (stage) => (viewerOf(stage)?.premiumUntil ? 'The viewer has premium.' : undefined),
    act: (stage) => {
      const me = viewerOrFirst(stage);
      if (me) givePremium(stage.mocks.world, me.id, premiumDays);
      openAs(stage, me);
    },
  },
  {
    ...{ id: 'woman', title: 'Woman', group },
    does: 'She of the dialogue in view, who sees it from her side.',
    whyNot: whyNotOf('female', 'The viewer is a woman.', 'No woman is here.'),
    act: (stage) => openAs(stage, someoneOf(stage, 'female')),
  },
  {
    ...{ id: 'man', title: 'Man', group },
    does: 'He of the dialogue in view, who sees it from his side.',
    whyNot: whyNotOf('male', 'The viewer is a man.', 'No man is here.'),
    act: (stage) => openAs(stage, someoneOf(stage, 'male')),
  },
  {
    ...{ id: 'visitor', title: 'Visitor', group },
    does: 'Nobody is signed in.',
    whyNot: (stage) => (viewerOf(stage) ? undefined : 'Nobody is signed in.'),
    act: (stage) => openAs(stage, undefined),
  },
] as const satisfies readonly Deed<Stage>[];
