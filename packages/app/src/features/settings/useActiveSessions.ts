import { onDemand } from '../../model/onDemand';
import { ActiveSessionsStore } from '../../model/session/ActiveSessionsStore';

/** Where the member is signed in. */
export const useActiveSessions = onDemand(({ api }) => new ActiveSessionsStore(api));
