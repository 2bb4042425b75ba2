import type { Deed } from '#storybook/live/offerDeeds';

/** The story's list, as the Live panel acts upon it. */
export interface LiveList {
  readonly isOffline: boolean;
  /** Whether there is a dialogue at all. */
  readonly hasRows: boolean;
  /** The lowest row has a new message. */
  readonly receive: () => void;
  /** The last words of the highest row did not go out. */
  readonly fail: () => void;
  readonly setOffline: (isOffline: boolean) => void;
}

const [other, connection] = ['Another member', 'Connection'];
const whyNoRows = ({ hasRows }: LiveList) => (hasRows ? undefined : 'There is no dialogue.');

/** What may happen to a list of dialogues from outside. */
export const dialogueListDeeds = [
  {
    ...{ id: 'writes', title: 'Writes', group: other },
    does: 'The lowest row has a new message and moves up.',
    whyNot: whyNoRows,
    act: ({ receive }) => receive(),
  },
  {
    ...{ id: 'fails', title: 'Sending fails', group: connection },
    does: 'The highest row says that something was not sent.',
    whyNot: whyNoRows,
    act: ({ fail }) => fail(),
  },
  {
    ...{ id: 'cut', title: 'Cut', group: connection },
    does: 'The list says that it is offline.',
    whyNot: ({ isOffline }) => (isOffline ? 'It is cut.' : undefined),
    act: ({ setOffline }) => setOffline(true),
  },
  {
    ...{ id: 'restored', title: 'Restored', group: connection },
    does: 'The connection is there again.',
    whyNot: ({ isOffline }) => (isOffline ? undefined : 'Nothing is wrong.'),
    act: ({ setOffline }) => setOffline(false),
  },
] as const satisfies readonly Deed<LiveList>[];
