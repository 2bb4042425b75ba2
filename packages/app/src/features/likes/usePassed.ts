import { PassedStore } from '../../model/encounters/PassedStore';
import { onDemand } from '../../model/onDemand';

/** Whom I passed. */
export const usePassed = onDemand(({ api, passedList, people }) => new PassedStore(api, passedList, people));
