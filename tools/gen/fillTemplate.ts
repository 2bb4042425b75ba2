import { readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { root } from '../runStep';
import { moved, moveImports, type Moves } from './moveImports';
import { rename, type Name } from './rename';

/** Every file of the templates' folders that `moves` names, as it will stand in its new place. */
export function fillTemplate(moves: Moves, name: Name): Record<string, string> {
  const files = globSync(
    Object.keys(moves).flatMap((from) => [from, `${from}/**`]),
    { cwd: root },
  );
  return Object.fromEntries(
    files.map((file) => {
      const source = readFileSync(path.join(root, file), 'utf8');
      return [rename(moved(file, moves), name), rename(moveImports(source, file, moves), name)];
    }),
  );
}
