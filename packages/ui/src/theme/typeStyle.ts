import { typeScale, type TypeName } from './typeScale';

const rootSize = 16;
const rem = (px: number) => `${px / rootSize}rem`;

/** Declarations of one style of the type scale, in rem so that the reader's own text size counts. */
export function typeStyle(name: TypeName): string {
  const { size, line, weight, spacing } = typeScale[name];
  return `font-family: var(--iskra-font-family); font-size: ${rem(size)}; line-height: ${rem(line)}; font-weight: ${weight}; letter-spacing: ${spacing}em; text-transform: none;`;
}
