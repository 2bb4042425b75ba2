/** CSS px from the end that still count as the end. */
export const nearEnd = 40;
