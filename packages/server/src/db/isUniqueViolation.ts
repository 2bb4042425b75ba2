/** Whether a statement failed because a value that must be unique exists already. */
export function isUniqueViolation(error: unknown): boolean {
  const cause = (error as { cause?: { code?: unknown } }).cause;
  return cause?.code === '23505';
}
