import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { buildDesignTokens } from '../../packages/ui/src/theme/designTokens/buildDesignTokens';
import { buildTokenCss } from '../../packages/ui/src/theme/designTokens/buildTokenCss';
import { resetCss } from '../../packages/ui/src/theme/resetCss';
import { root } from '../runStep';

/** The files of tokens as they have to be: path and text. */
export async function renderTokens(): Promise<Readonly<Record<string, string>>> {
  const folder = path.join(root, 'packages/ui/tokens');
  const texts = {
    'iskra.tokens.json': JSON.stringify(buildDesignTokens()),
    'iskra.css': buildTokenCss(),
    'reset.css': `/* Written from packages/ui/src/theme by npm run tokens. */\n${resetCss}`,
  };
  const files = Object.entries(texts).map(async ([name, text]) => {
    const file = path.join(folder, name);
    return [file, await format(text, { ...(await resolveConfig(file)), filepath: file })] as const;
  });
  return Object.fromEntries(await Promise.all(files));
}
