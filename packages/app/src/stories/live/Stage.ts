import type { Mocks } from '@iskra/api-mocks/storybook';
import type { PageClock } from '#storybook/pageClock';

/** The open page of the product, as the Live panel's deeds act upon it. */
export interface Stage {
  readonly mocks: Mocks;
  readonly clock: PageClock;
  /** Where the page is. */
  address: string;
  /** Opens the story's address anew, as whoever is signed in now. */
  readonly reopen: () => void;
}
