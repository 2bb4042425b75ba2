import pg from 'pg';

/** A statement as the server sent it, and the first column of the first row that came back. */
export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
  readonly firstColumn: unknown;
}

interface Query {
  readonly text: string;
}

type Result = pg.QueryResult<Record<string, unknown>>;

/** Every statement that PostgreSQL is sent from this process while `work` runs. */
export async function spyOnStatements(work: () => Promise<unknown>): Promise<Statement[]> {
  const heard: Statement[] = [];
  const spied = pg.Client.prototype as unknown as { query: (...args: unknown[]) => unknown };
  const { query } = spied;
  spied.query = function (this: unknown, ...args: unknown[]) {
    const note = listen(heard, args);
    const told = args.at(-1);
    if (typeof told !== 'function') {
      const answer = query.apply(this, args) as Promise<Result>;
      void answer.then(note, () => undefined);
      return answer;
    }
    const hear = (error: unknown, result: Result | undefined) => {
      if (result) note(result);
      (told as (error: unknown, result: Result | undefined) => void)(error, result);
    };
    return query.apply(this, [...args.slice(0, -1), hear]);
  };
  try {
    await work();
  } finally {
    spied.query = query;
  }
  return heard;
}

/** Notes a statement; the answer's first column later. */
function listen(heard: Statement[], [first, second]: unknown[]): (result: Result) => void {
  const text = typeof first === 'string' ? first : (first as Query).text;
  const values = Array.isArray(second) ? second : [];
  const place = heard.push({ text, values, firstColumn: null }) - 1;
  return ({ rows: [row] }) => {
    if (row) heard[place] = { text, values, firstColumn: Object.values(row)[0] };
  };
}
