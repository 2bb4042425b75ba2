import type { Subject } from './Subject';
import { chat } from './subjects/chat';
import { combobox } from './subjects/combobox';
import { deck } from './subjects/deck';
import { dialog } from './subjects/dialog';
import { dialogues } from './subjects/dialogues';
import { picker } from './subjects/picker';
import { toast } from './subjects/toast';

/** All that is played, in the order of the report. */
export const subjects: readonly Subject[] = [deck, chat, dialogues, picker, combobox, dialog, toast];
