import { Notes, type KeyValueStorage } from '../../shared/storage';
import type { KeptDeed } from './deedStorage';

/** Deeds of which it is not known yet that they went out or are kept: code and database come after the press. */
export const deedNotes = (storage: KeyValueStorage) => new Notes<KeptDeed>(storage, 'deedsBegun');
