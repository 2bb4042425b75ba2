import type { Roles } from '../../packages/ui/src/theme';

type Role = keyof Roles;

/** What code lies on. */
export const codeSurface: Role = 'surface-sunken';

/** The colour of each kind of word in code; what is named later wins. */
export const codeColours: readonly (readonly [words: string, role: Role])[] = [
  ['.token', 'text-primary'],
  ['.token.comment', 'text-muted'],
  ['.token.punctuation, .token.operator', 'text-secondary'],
  ['.token.attr-name, .token.property', 'text-secondary'],
  ['.token.string, .token.attr-value, .token.number, .token.boolean', 'positive-text'],
  ['.token.tag, .token.selector', 'text-primary'],
  ['.token.class-name, .token.function', 'premium-text'],
  ['.token.keyword', 'accent-text'],
];

const within = (words: string) => words.replaceAll('.token', '.sbdocs-wrapper.sbdocs .prismjs .token');
const role = (name: Role) => `var(--iskra-${name})`;

/**
 * Code in the colours of the page's theme. Storybook draws that of single stories dark in either theme, and takes no
 * setting for it.
 */
export const codeCss = [
  `.sbdocs-wrapper.sbdocs .docblock-source, .sbdocs-wrapper.sbdocs .sbdocs-preview div:has(> * > * > * > .prismjs) { background: ${role(codeSurface)}; }`,
  `.sbdocs-wrapper.sbdocs .prismjs { color: ${role('text-primary')}; }`,
  ...codeColours.map(([words, name]) => `${within(words)} { color: ${role(name)}; }`),
].join('\n');
