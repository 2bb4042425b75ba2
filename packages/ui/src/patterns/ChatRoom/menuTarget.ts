import type { MessageRowData, Rows } from './Rows';

/** A message whose menu is open, and where it stands. */
export interface MenuTarget {
  readonly row: MessageRowData;
  readonly at: HTMLElement;
}

/** The message that stands there. */
export function menuTarget(rows: Rows, at: HTMLElement | null | undefined): MenuTarget | undefined {
  const row = at ? rows.at(rows.lastIndexOf(at.dataset['key'])) : undefined;
  return at && row ? { row, at } : undefined;
}
