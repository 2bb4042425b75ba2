/** Answers that a document asked for before its code came, by their addresses. */
export interface Ahead {
  readonly memberId: number;
  readonly asked: Map<string, Promise<Response>>;
}

interface Keeper {
  iskraAhead?: Ahead | undefined;
}
const keeper = globalThis as Keeper;

/** Keeps what a document asked for until a call takes it up. */
export function keepAhead(ahead: Ahead): void {
  keeper.iskraAhead = ahead;
}

/** Nothing that was asked for ahead is taken up any more. */
export function dropAhead(): void {
  // What nobody reads keeps its connection.
  for (const answer of keeper.iskraAhead?.asked.values() ?? [])
    answer.then(({ body }) => body?.cancel()).catch(() => undefined);
  keeper.iskraAhead = undefined;
}

/**
 * `fetch` that takes up what was asked for ahead: once, by a call to the very same address, and only while the page is
 * that member's. What did not come is asked for again.
 */
export function fetchAhead(selfId: () => number | undefined, ask: typeof fetch): typeof fetch {
  return async (input, init) => {
    const answer = init?.method === 'GET' ? takeAhead(String(input), selfId) : undefined;
    return (await answer?.catch(() => undefined)) ?? ask(input, init);
  };
}

function takeAhead(address: string, selfId: () => number | undefined): Promise<Response> | undefined {
  const ahead = keeper.iskraAhead;
  if (!ahead || ahead.memberId !== selfId()) return undefined;
  const answer = ahead.asked.get(address);
  ahead.asked.delete(address);
  return answer;
}
