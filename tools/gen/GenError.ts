/** A wish that cannot be fulfilled, told in one line; nothing was written. */
export class GenError extends Error {
  override readonly name = 'GenError';
}
