import type { Direction } from '../theme/IskraContext';
import type { DayWords } from './DayWords';
import type { KitLabels, SomeLabels } from './KitLabels';

/** The kit's strings in one language; `LabelPack<SomeLabels>` leaves the others English. */
export interface LabelPack<Words extends SomeLabels = KitLabels> {
  /** The language as a BCP-47 tag, such as `de` or `zh-Hant`. */
  readonly locale: string;
  /** Direction of reading. @default 'ltr' */
  readonly dir?: Direction;
  /** Days in short for exactly this tag. @default asks `Intl`, the first time for 15 ms */
  readonly days?: DayWords;
  /** The strings, by component. */
  readonly labels: Words;
}
