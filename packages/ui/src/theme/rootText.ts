import { typeStyle } from './typeStyle';

/** Of the page, or of a guest's wrapper: what text has that says nothing else. */
export const rootText = `
  ${/* @__PURE__ */ typeStyle('body')}
  color: var(--iskra-text-primary);
  background: var(--iskra-surface-page);
  -webkit-font-smoothing: antialiased;
  -moz-osx-font-smoothing: grayscale;
  -webkit-text-size-adjust: 100%;
  text-size-adjust: 100%;
`;
