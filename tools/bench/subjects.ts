import type { Subject } from './Subject';
import { deck } from './subjects/deck';

/** All that is played, in the order of the report. */
export const subjects: readonly Subject[] = [deck];
