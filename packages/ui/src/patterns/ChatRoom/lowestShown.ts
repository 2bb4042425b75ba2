import { nearEnd } from './nearEnd';

/** The key of the last message that is in view to its end, or nearly. */
export function lowestShown(scroller: HTMLElement | null): string | undefined {
  if (!scroller) return undefined;
  const end = scroller.getBoundingClientRect().bottom + nearEnd;
  const rows = [...scroller.querySelectorAll<HTMLElement>('[data-key]')].reverse();
  return rows.find((row) => row.getBoundingClientRect().bottom <= end)?.dataset['key'];
}
