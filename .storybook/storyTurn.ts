/** Carries a story's turn with each request of its page, so that a late one is not laid to the next story. */
const header = 'X-Story-Turn';

let turn = 0;

/** A story begins: what was asked for before belongs to an earlier one. */
export function beginTurn(): void {
  turn += 1;
}

/** `fetch` of the story that is shown now; its requests say so even when they are on their way after it. */
export function fetchInTurn(): typeof fetch {
  const own = String(turn);
  return (input, init) => {
    const headers = new Headers(init?.headers);
    headers.set(header, own);
    return fetch(input, { ...init, headers });
  };
}

/** Whether the request is of a story that is over. */
export function isOfEarlierTurn(request: Request): boolean {
  const own = request.headers.get(header);
  return own !== null && own !== String(turn);
}
