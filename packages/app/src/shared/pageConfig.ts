/** A call that a screen makes first, as the build writes it down from the contract. */
export interface CallAhead {
  /** With a name, as in `/:id`, where the number of the page's own address belongs. */
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  /** The member's filters belong to its query. */
  readonly isFiltered?: boolean;
  /** Whose first pictures the opening page shows: one of the deck, or some of the grid. */
  readonly pictures?: 'deck' | 'grid';
}

/** What the server writes into the page. */
export interface PageConfig {
  readonly realtime?: unknown;
  /** What the page's own styles carry, so that the browser lets them in. */
  readonly nonce?: string;
  /** What the page of this member asks for first. */
  readonly ahead?: { readonly memberId: number; readonly calls: readonly CallAhead[] };
}

/** What came with the page; nothing without a server. */
export function pageConfig(): PageConfig {
  const text = document.getElementById('iskra-config')?.textContent;
  return text ? (JSON.parse(text) as PageConfig) : {};
}
