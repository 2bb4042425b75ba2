/** The folders that a README draws, each with what it says of them; paths begin at the package. */
export type FolderTree = ReadonlyMap<string, string>;

const indent = 2;

/** Reads the README's fence marked `text`: a folder a line, `name/` and a few words, two spaces deeper inside another. */
export function readFolderTree(readme: string): FolderTree {
  const [, drawn = ''] = /^```text\n([\s\S]*?)^```/m.exec(readme) ?? [];
  const tree = new Map<string, string>();
  const above: string[] = [];
  for (const [, spaces = '', name = '', words = ''] of drawn.matchAll(/^( *)([\w.-]+)\/ *(.*)$/gm)) {
    above.splice(spaces.length / indent, Infinity, name);
    tree.set(above.join('/'), words);
  }
  return tree;
}

/**
 * What a README's tree lacks: a line for a folder that is there, words on its line, a folder for its line.
 * @param folders the folders that must have a line
 * @param isFolder whether a path of the package is a folder
 */
export function findTreeProblems(
  tree: FolderTree,
  folders: readonly string[],
  isFolder: (path: string) => boolean,
): string[] {
  const said = [...tree];
  return [
    ...folders.filter((folder) => !tree.has(folder)).map((folder) => `${folder}/ has no line`),
    ...said.filter(([path]) => !isFolder(path)).map(([path]) => `${path}/ is not there`),
    ...said
      .filter(([path, words]) => words === '' && path.includes('/'))
      .map(([path]) => `${path}/ says nothing`),
  ];
}
