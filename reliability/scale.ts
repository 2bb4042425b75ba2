/** Whether the full numbers were asked for: `npm run reliability -- --long`. */
export const isLong = process.env['RELIABILITY'] === 'long';

/** A number of the quick form and one of the long form. */
export function byScale(quick: number, long: number): number {
  return isLong ? long : quick;
}
