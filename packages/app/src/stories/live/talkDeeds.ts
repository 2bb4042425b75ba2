import type { Deed } from '#storybook/live/offerDeeds';
import { postMessage } from '@iskra/api-mocks';
import { markRead, tellTyping, unreadMessages } from '@iskra/api-mocks/storybook';
import type { Stage } from './Stage';
import { blocks, dialogueInView, partnerIn, viewerOf } from './whoElse';

const group = 'Another member';
const said = ['Привет! Как прошёл день?', 'А я только что из парка', 'Может, увидимся в субботу?'];

/** The dialogue in view with both sides of it, when there is one. */
function talkIn(stage: Stage) {
  const [me, dialogue] = [viewerOf(stage), dialogueInView(stage)];
  const them = dialogue && partnerIn(dialogue, stage);
  return me && them ? { me, them, dialogue } : undefined;
}

function whyNoTalk(stage: Stage): string | undefined {
  if (!viewerOf(stage)) return 'Nobody is signed in.';
  const talk = talkIn(stage);
  if (!talk) return 'There is nobody to talk to: no dialogue has begun.';
  const isBlocked = blocks(stage, talk.me, talk.them) || blocks(stage, talk.them, talk.me);
  return isBlocked ? 'One of the two blocked the other.' : undefined;
}

/** My messages there that the other has not read. */
function unreadByThem(stage: Stage) {
  const talk = talkIn(stage);
  return talk ? unreadMessages(stage.mocks.world, talk.them.id, talk.dialogue.id) : [];
}

/** What the other side of a dialogue does. */
export const talkDeeds = [
  {
    ...{ id: 'writes', title: 'Writes', group },
    does: 'Sends a message in the open dialogue, or in the newest.',
    whyNot: whyNoTalk,
    act: (stage) => {
      const talk = talkIn(stage);
      if (!talk) return;
      const { world } = stage.mocks;
      const content = said[world.messages.length % said.length] ?? '';
      const sides = { senderId: talk.them.id, recipientId: talk.me.id };
      postMessage(world, talk.them, { dialogueId: talk.dialogue.id, content, clientId: null, ...sides });
    },
  },
  {
    ...{ id: 'types', title: 'Types', group },
    does: 'Types in the open dialogue, for five seconds.',
    whyNot: (stage) =>
      whyNoTalk(stage) ??
      (viewerOf(stage)?.showsChatMarks ? undefined : 'The viewer shows no chat marks, and so sees none.'),
    act: (stage) => {
      const talk = talkIn(stage);
      if (talk) tellTyping(stage.mocks.world, talk.them, { dialogueId: talk.dialogue.id, isTyping: true });
    },
  },
  {
    ...{ id: 'reads', title: 'Reads', group },
    does: 'Reads what the viewer wrote.',
    whyNot: (stage) =>
      whyNoTalk(stage) ??
      (unreadByThem(stage).length === 0 ? 'Everything that was written is read.' : undefined),
    act: (stage) => {
      const ids = unreadByThem(stage).map(({ id }) => id);
      const talk = talkIn(stage);
      if (talk) markRead(stage.mocks.world, talk.them, ids);
    },
  },
] as const satisfies readonly Deed<Stage>[];
