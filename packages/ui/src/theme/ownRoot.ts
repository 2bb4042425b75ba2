/** Of the root of what stands on a surface of its own: text looks the same in whatever page it was put. */
export const ownRoot = `
  color: var(--iskra-text-primary);
  font-family: var(--iskra-font-family);
  text-align: start;
`;
