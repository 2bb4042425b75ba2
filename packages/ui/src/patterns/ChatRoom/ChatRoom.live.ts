import type { Deed } from '#storybook/live/offerDeeds';

/** How what is sent arrives. */
export type Delivery = 'whole' | 'cut' | 'failing';

/** The story's room, as the Live panel acts upon it. */
export interface LiveRoom {
  readonly isTyping: boolean;
  readonly sending: Delivery;
  /** Whether something that was sent is not read. */
  readonly hasUnread: boolean;
  readonly receive: (content: string) => void;
  readonly setTyping: (isTyping: boolean) => void;
  readonly setSending: (sending: Delivery) => void;
  readonly read: () => void;
}

const [other, connection] = ['Another member', 'Connection'];

/** What may happen to an open room from outside. */
export const chatRoomDeeds = [
  {
    ...{ id: 'writes', title: 'Writes', group: other },
    does: 'A message of the other arrives.',
    act: ({ receive, setTyping }) => {
      setTyping(false);
      receive('А пока возьму билеты');
    },
  },
  {
    ...{ id: 'types', title: 'Types', group: other },
    does: 'The other is writing.',
    whyNot: ({ isTyping }) => (isTyping ? 'The other is writing.' : undefined),
    act: ({ setTyping }) => setTyping(true),
  },
  {
    ...{ id: 'reads', title: 'Reads', group: other },
    does: 'The other reads what was sent.',
    whyNot: ({ hasUnread }) => (hasUnread ? undefined : 'Everything that was sent is read.'),
    act: ({ read }) => read(),
  },
  {
    ...{ id: 'cut', title: 'Cut', group: connection },
    does: 'What is sent from now on waits.',
    whyNot: ({ sending }) => (sending === 'cut' ? 'It is cut.' : undefined),
    act: ({ setSending }) => setSending('cut'),
  },
  {
    ...{ id: 'fails', title: 'Sending fails', group: connection },
    does: 'What is sent from now on fails, and can be sent again.',
    whyNot: ({ sending }) => (sending === 'failing' ? 'It fails.' : undefined),
    act: ({ setSending }) => setSending('failing'),
  },
  {
    ...{ id: 'restored', title: 'Restored', group: connection },
    does: 'What waits is sent.',
    whyNot: ({ sending }) => (sending === 'whole' ? 'Nothing is wrong.' : undefined),
    act: ({ setSending }) => setSending('whole'),
  },
] as const satisfies readonly Deed<LiveRoom>[];
