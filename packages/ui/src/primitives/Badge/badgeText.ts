/** The number as it is shown: above the greatest one with a plus. */
export const badgeText = (count: number, max = 99) => (count > max ? `${max}+` : String(count));
