import type { PeerSubject } from './PeerSubject';
import { chat } from './subjects/chat';
import { chatList } from './subjects/chatList';
import { combobox, fullScreenCombobox } from './subjects/combobox';
import { deck } from './subjects/deck';
import { dialog } from './subjects/dialog';
import { dialogues } from './subjects/dialogues';
import { toast } from './subjects/toast';
import { wheels } from './subjects/wheels';

/** All that is played beside peers, in the order of the table. */
export const peerSubjects: readonly PeerSubject[] = [
  deck,
  chat,
  chatList,
  dialogues,
  wheels,
  combobox,
  fullScreenCombobox,
  dialog,
  toast,
];
