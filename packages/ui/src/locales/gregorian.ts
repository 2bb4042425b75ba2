/** Dates of the kit in any language: the calendar that its wheels turn, in the digits that its fields hold. */
export const gregorian = { calendar: 'gregory', numberingSystem: 'latn' } as const;
