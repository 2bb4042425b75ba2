export { addressAhead, type CallAhead } from './callAhead';
export { openingParts, type OpeningCandidate, type OpeningRow, type OpeningWords } from './openingParts';
export type { PageAhead } from './PageAhead';
