/** A call that a member's screen makes first; its document makes it before the screen's code has come. */
export interface CallAhead {
  /** With a name, as in `/:id`, where the number of the page's own address belongs. */
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  /** The member's filters belong to its query; these are the ones by default, as a query. */
  readonly filters?: string;
  /** Whose photos the opening page shows of its answer: one of the deck, or some of the grid. */
  readonly shows?: 'deck' | 'grid';
}

/** Where that call goes; undefined where the page's address lacks the number that it needs. */
export function addressAhead(
  { path, query = {}, filters }: CallAhead,
  page: string,
  own: string | undefined = filters,
): string | undefined {
  const id = /\d+/.exec(page)?.[0];
  if (path.includes(':') && !id) return undefined;
  const asked = new URLSearchParams([
    ...new URLSearchParams(filters === undefined ? '' : own),
    ...Object.entries(query),
  ]).toString();
  return path.replace(/:\w+/, String(id)) + (asked && `?${asked}`);
}
