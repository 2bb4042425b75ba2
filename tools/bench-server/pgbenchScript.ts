import type { Statement } from './spyOnStatements';
import { talkOf } from './talks';

/** The statements of one real send as pgbench's script: the same SQL, each client in a dialogue of its own. */
export function pgbenchScript(statements: readonly Statement[]): string {
  const first = talkOf(0);
  const known = new Map<unknown, string>([
    [first.dialogue, ':dialogue'],
    [first.sender, ':sender'],
    [first.recipient, ':recipient'],
  ]);
  const lines = [
    `\\set dialogue ${first.dialogue} + :client_id`,
    `\\set sender ${first.sender} + :client_id`,
    `\\set recipient ${first.recipient} + :client_id`,
    '\\set unique random(1, 999999999999)',
  ];
  for (const [at, { text, values, firstColumn }] of statements.entries()) {
    const end = firstColumn !== null && text.startsWith('insert') ? ` \\gset s${at}_` : ';';
    lines.push(filled(text, values, known) + end);
    if (end !== ';') known.set(firstColumn, `:s${at}_id`);
  }
  return `${lines.join('\n')}\n`;
}

function filled(text: string, values: readonly unknown[], known: ReadonlyMap<unknown, string>): string {
  const line = text.replaceAll(/\s+/g, ' ');
  return line.replaceAll(/\$(\d+)/g, (_, place: string) => literal(values[Number(place) - 1], known));
}

/** As from the browser, another with each send; no volatile function, which no index could be asked with. */
const uniqueId = "('00000000-0000-4000-8000-' || lpad((:unique)::text, 12, '0'))::uuid";
const uuid = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/;

/** Ids that differ from send to send become variables; the rest stands as it was sent. */
function literal(value: unknown, known: ReadonlyMap<unknown, string>): string {
  const variable = known.get(value) ?? known.get(String(value)) ?? known.get(Number(value));
  if (variable !== undefined && value !== null) return variable;
  if (value === null || value === undefined) return 'null';
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  const text = value instanceof Date ? value.toISOString() : String(value as string);
  if (uuid.test(text)) return uniqueId;
  // A colon before a letter would be a variable of pgbench.
  return `'${text.replaceAll("'", "''").replaceAll(/:(?=[A-Za-z_])/g, ': ')}'`;
}
