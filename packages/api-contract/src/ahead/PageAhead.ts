import type { CallAhead } from './callAhead';

/** What a member's document is told to ask for and to show, until the code of its screen is here. */
export interface PageAhead {
  readonly memberId: number;
  readonly calls: readonly CallAhead[];
  /** The first photos of the answer at that address (`openingPhotos`). */
  readonly given?: { readonly address: string; readonly photos: readonly unknown[] } | undefined;
}
