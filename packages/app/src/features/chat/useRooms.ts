import { Rooms } from '../../model/chat/Rooms';
import { onDemand } from '../../model/onDemand';

/** What is read, written and answered in the member's dialogues. */
export const useRooms = onDemand(({ chat }) => new Rooms(chat));
