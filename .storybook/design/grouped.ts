import type { DesignName } from './designNames';

export interface DesignLeaf {
  readonly $type: string;
  readonly $value: unknown;
}

/** Tokens by group and name. */
export type DesignFile = Readonly<Record<string, Readonly<Record<string, DesignLeaf>>>>;

/** Lays tokens into their groups, in the order given. */
export function grouped(names: readonly DesignName[], leafOf: (name: DesignName) => DesignLeaf): DesignFile {
  const file: Record<string, Record<string, DesignLeaf>> = {};
  for (const name of names) (file[name.group] ??= {})[name.name] = leafOf(name);
  return file;
}
