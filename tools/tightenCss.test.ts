import { expect, it } from 'vitest';
import { tightenCss } from './tightenCss';

it('takes out comments and line breaks, and keeps what separates words', () => {
  const css = `
  /* Why it is so,
     on two lines. */
  color: red;
  transition:
    color 1s,
    opacity 1s;
  & > svg {
    content: ' ';
  }
`;
  expect(tightenCss(css)).toBe(" color: red;transition: color 1s,opacity 1s;& > svg {content: ' ';}");
});

it('leaves an interpolation that stands alone on its line apart from its neighbours', () => {
  expect([';\n  ', '\n  {\n    '].map(tightenCss)).toEqual([';', ' {']);
});
