import { DocsContainer } from '@storybook/addon-docs/blocks';
import { useEffect, useLayoutEffect, type ComponentProps } from 'react';
import { fontFamily } from '../../packages/ui/src/theme';
import { buildTokenCss } from '../../packages/ui/src/theme/designTokens/buildTokenCss';
import { codeCss } from './codeColours';
import { docsThemes } from './docsThemes';
import { letFramesFollow } from './letFramesFollow';
import { useToolbarOf } from './useToolbar';

/** Storybook's tables take greys of its own, and a phone's width for granted. */
const tables = `
  body { font-family: ${fontFamily}; }
  .sbdocs table tr { background: none; border-color: var(--iskra-border-subtle); }
  .sbdocs table tr:nth-of-type(2n) { background: var(--iskra-surface-sunken); }
  .sbdocs table td, .sbdocs table th { text-align: start; border-color: var(--iskra-border-subtle); }
  .sbdocs code { color: var(--iskra-text-primary); }
  @media (max-width: 600px) {
    .sbdocs table { display: block; max-inline-size: 100%; overflow-x: auto; }
    .sbdocs-wrapper { padding-inline: 16px; }
  }
`;

/** Where all stories of a page stand in frames, none of them brings the kit's colours. */
const tokens = buildTokenCss();

/** A docs page in the toolbar's theme and language; the document is the page's, not some story's. */
export function DocsFrame({ children, ...props }: ComponentProps<typeof DocsContainer>) {
  const { theme, locale } = useToolbarOf(props.context);
  useLayoutEffect(() => {
    const root = document.documentElement;
    Object.assign(root, { lang: locale, dir: 'ltr' });
    root.dataset['iskraTheme'] = theme;
  }, [theme, locale]);
  useEffect(() => letFramesFollow({ theme, locale }), [theme, locale]);
  return (
    <DocsContainer {...props} theme={docsThemes[theme]}>
      <style>{tokens}</style>
      <style>{tables}</style>
      <style>{codeCss}</style>
      {children}
    </DocsContainer>
  );
}
