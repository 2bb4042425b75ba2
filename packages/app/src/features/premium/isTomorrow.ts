/** Of a moment within a day from now, as a like comes back (D-04): whether it is on the next date, where the member is. */
export function isTomorrow(moment: string, now: Date): boolean {
  return new Date(moment).getDate() !== now.getDate();
}
