import type { MessageDescriptor } from 'react-intl';
import type { Reactions } from '../../../model/chat/Reactions';
import type { Rooms } from '../../../model/chat/Rooms';

/** The open dialogue, as far as answering in it asks. */
export interface RoomTalk {
  readonly rooms: Rooms;
  readonly reactions: Reactions;
  readonly dialogId: number;
  readonly selfId: number;
  readonly otherName: string;
  /** Nothing can be sent while it is false. */
  readonly mayWrite: boolean;
  readonly t: (message: MessageDescriptor) => string;
  /** Leads to a message in its place. */
  readonly goTo: (messageId: number) => void;
  /** Puts the focus into the field. */
  readonly focusField: () => void;
}
