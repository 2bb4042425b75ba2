/** Connection, resources, shutdown, lock and statement timeouts, conflicts, in PostgreSQL's codes. */
const passing = /^(08...|53...|57P0[1-4]|57014|55P03|25P03|40P01|40001)$/;
const lost = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN']);
/** Texts of the driver's errors that have no code. */
const said =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;

/** Whether a statement failed only because the database cannot answer now: a retry may succeed. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, cause, message } = error as Error & { code?: unknown };
  if (typeof code === 'string' && (passing.test(code) || lost.has(code))) return true;
  return said.test(message) || isUnavailable(cause);
}
