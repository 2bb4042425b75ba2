/** PostgreSQL's code of an error, or of what caused it; undefined for any other error. */
export function codeOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code, cause } = error as Error & { code?: unknown };
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) ? code : codeOf(cause);
}
