/**
 * Around a text beside which an icon comes and goes: a browser that translates the page puts elements of its own in the
 * place of texts, and React no longer finds what it would change, insert before or take away.
 */
export const labelPart = `
  & > [data-part='label'] {
    display: contents;
  }
`;
