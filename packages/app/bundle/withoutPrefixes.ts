/** In place of stylis's table of vendor prefixes, which styled-components reads only where it is told to; nobody does. */
export const prefix = (declaration: string): string => declaration;
