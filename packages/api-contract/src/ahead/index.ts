export { addressAhead, type CallAhead } from './callAhead';
export { openingPhotos, type OpeningCandidate } from './openingPhotos';
export type { PageAhead } from './PageAhead';
