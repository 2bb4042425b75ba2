import path from 'node:path';

/** The `exports` of the workspace's packages by name, such as `@iskra/ui`, with the folder of each. */
export type Workspace = ReadonlyMap<
  string,
  { readonly folder: string; readonly exports: Record<string, string> }
>;

const endings = ['', '.ts', '.tsx', '.js', '/index.ts', '/index.tsx'];

/**
 * The file of the repository that an import means; nothing for packages of others.
 * @param isFile also true for a file just deleted, so that whoever still imports it is found
 */
export function resolveImport(
  importer: string,
  specifier: string,
  workspace: Workspace,
  isFile: (file: string) => boolean,
): string | undefined {
  const [bare = ''] = specifier.split(/[?#]/);
  const place = bare.startsWith('.')
    ? path.posix.join(path.posix.dirname(importer), bare)
    : placeInWorkspace(bare, workspace);
  if (place === undefined) return undefined;
  const candidates = [...endings.map((ending) => place + ending), place.replace(/\.js(x?)$/, '.ts$1')];
  return candidates.find(isFile);
}

function placeInWorkspace(specifier: string, workspace: Workspace): string | undefined {
  const [scope, name, ...rest] = specifier.split('/');
  const found = workspace.get(`${scope}/${name}`);
  if (!found) return undefined;
  const entry = ['.', ...rest].join('/');
  const target = found.exports[entry] ?? found.exports['./*']?.replace('*', rest.join('/'));
  return target === undefined ? undefined : path.posix.join(found.folder, target);
}
