/** The ring around what has the keyboard: 2 px wide, 2 px away. */
export const focusRing = `
  &:focus-visible {
    outline: 2px solid var(--iskra-focus);
    outline-offset: 2px;
  }
`;
