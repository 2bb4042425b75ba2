import path from 'node:path';

/** Packages that others enter by name. */
const entered: Readonly<Record<string, string>> = { 'packages/api-contract/src': '@iskra/api-contract' };

/** Where a template's file, or a folder of them, goes; both from the project's root. */
export type Moves = Readonly<Record<string, string>>;

/** Rewrites a template's relative imports for the place it goes to. */
export function moveImports(source: string, file: string, moves: Moves): string {
  const target = moved(file, moves);
  return source.replace(/(from |import\()'(\.[^']*)'/g, (_, before: string, specifier: string) => {
    const imported = moved(path.posix.join(path.posix.dirname(file), specifier), moves);
    return `${before}'${specifierFor(imported, target)}'`;
  });
}

/** The path a template's path becomes; any other stays. */
export function moved(file: string, moves: Moves): string {
  const from = Object.keys(moves).find((folder) => file === folder || file.startsWith(`${folder}/`));
  return from === undefined ? file : `${moves[from]}${file.slice(from.length)}`;
}

function specifierFor(imported: string, target: string): string {
  const home = Object.keys(entered).find((folder) => imported.startsWith(`${folder}/`));
  if (home !== undefined && !target.startsWith(`${home}/`)) return entered[home] ?? imported;
  const relative = path.posix.relative(path.posix.dirname(target), imported);
  return relative.startsWith('.') ? relative : `./${relative}`;
}
