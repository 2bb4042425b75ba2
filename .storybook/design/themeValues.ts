import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { TokenGroup } from '../../packages/ui/src/theme/designTokens/DesignToken';
import { readDesignTokens, type ReadTokens } from '../../packages/ui/src/theme/designTokens/readDesignTokens';
import { projectRoot } from '../kit/kitProgram';

/** Values of all tokens, out of the file that the kit publishes. */
export function readThemeValues(): ReadTokens {
  const file = path.join(projectRoot, 'packages/ui/tokens/iskra.tokens.json');
  return readDesignTokens(JSON.parse(readFileSync(file, 'utf8')) as TokenGroup);
}
