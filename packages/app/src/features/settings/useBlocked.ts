import { onDemand } from '../../model/onDemand';
import { BlockedStore } from '../../model/safety/BlockedStore';

/** Whom I blocked. */
export const useBlocked = onDemand(({ api, safety }) => new BlockedStore(api, safety));
