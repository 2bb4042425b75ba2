import type { MessageDescriptor } from 'react-intl';
import type { ChatStore } from '../../../model/chat/ChatStore';
import type { Reactions } from '../../../model/chat/Reactions';

/** The open dialogue, as far as answering in it asks. */
export interface RoomTalk {
  readonly chat: ChatStore;
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
