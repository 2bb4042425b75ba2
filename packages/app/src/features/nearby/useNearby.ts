import { onDemand } from '../../model/onDemand';
import { NearbyStore } from '../../model/people/NearbyStore';

/** People nearby: made when they are first looked for, kept with the member's stores. */
export const useNearby = onDemand(({ api, filters, people }) => new NearbyStore(api, filters, people));
