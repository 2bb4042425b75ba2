const atLine = /^\s+at /;

/** An error for the log: what, where and why, without a value that a member gave. */
export function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { message: withoutPersonal(String(error)) };
  const { query, code, constraint, table, cause } = error as Error & Record<string, unknown>;
  const isDatabase = typeof table === 'string' || typeof constraint === 'string' || 'severity' in error;
  return {
    type: error.constructor.name,
    message: messageOf(error, query, isDatabase),
    ...(typeof code === 'string' ? { code } : {}),
    ...(typeof constraint === 'string' ? { constraint } : {}),
    ...(typeof table === 'string' ? { table } : {}),
    stack: (error.stack ?? '')
      .split('\n')
      .filter((line) => atLine.test(line))
      .join('\n'),
    ...(cause === undefined ? {} : { cause: describeError(cause) }),
  };
}

/** The same in one line, for the operator who starts the server. */
export function describeInLine(error: unknown): string {
  const { message, cause } = describeError(error) as { message: string; cause?: { message: string } };
  return `${message}${cause ? `: ${cause.message}` : ''}`.replace(/\s+/g, ' ');
}

/** The message of a failed query lists its values, and PostgreSQL quotes the offending one. */
function messageOf(error: Error, query: unknown, isDatabase: boolean): string {
  if (typeof query === 'string') return `A query failed: ${query.replace(/'[^']*'/g, "'…'")}`;
  const message = withoutPersonal(error.message);
  return isDatabase ? message.replace(/"[^"]*"|'[^']*'|\([^)]*\)/g, '…') : message;
}

/** Masks addresses, card numbers, codes and tokens in texts of libraries. */
function withoutPersonal(text: string): string {
  return text
    .replace(/[^\s<>"'(),:;=]+@[^\s<>"'(),:;=]+/g, '[e-mail]')
    .replace(/\b(?:\d[ -]?){13,19}\b/g, '[number]')
    .replace(/\b\d{6}\b/g, '[code]')
    .replace(/[\w-]{32,}/g, '[token]');
}
