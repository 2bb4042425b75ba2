import type { Import, Module } from './readModule';
import { resolveImport, type Workspace } from './resolveImport';

/** How a file comes to be concerned by a change. */
export interface Reached {
  /** Imports between it and the change. */
  readonly distance: number;
  /** The file in between that stands next to it. */
  readonly through?: string;
}

/**
 * Who needs whom. A name imported through a barrel leads to the file that declares it, past the barrel's other names:
 * such a barrel stands in the graph twice, as the whole it exports and as the text it is.
 */
export class ModuleGraph {
  private readonly neededBy = new Map<string, Set<string>>();
  private readonly isFile: (file: string) => boolean;

  constructor(
    private readonly modules: ReadonlyMap<string, Module>,
    private readonly workspace: Workspace,
    otherFiles: ReadonlySet<string>,
  ) {
    this.isFile = (file) => modules.has(file) || otherFiles.has(file);
    for (const [file, { imports, passedOn, stars }] of modules) {
      this.connect(file, textOf(file));
      const all = [...imports, ...passedOn.values(), ...stars.map((from) => ({ from, name: 'everything' }))];
      for (const needed of all) for (const node of this.nodesOf(file, needed)) this.connect(file, node);
    }
  }

  /** Every file that a change of these can reach, the nearest way. */
  reachedFrom(changed: readonly string[]): Map<string, Reached> {
    const reached = new Map<string, Reached>(changed.map((file) => [file, { distance: 0 }]));
    let edge = changed.flatMap((file) => [file, textOf(file)]);
    for (let distance = 1; edge.length > 0; distance += 1) {
      const next: string[] = [];
      for (const node of edge)
        for (const file of this.neededBy.get(node) ?? []) {
          if (reached.has(file)) continue;
          reached.set(file, { distance, through: fileOf(node) });
          next.push(file);
        }
      edge = next;
    }
    return reached;
  }

  private connect(file: string, needed: string): void {
    const known = this.neededBy.get(needed) ?? new Set();
    this.neededBy.set(needed, known.add(file));
  }

  /** The file that declares the name, and the texts of the barrels on the way. */
  private nodesOf(importer: string, { from, name }: Import, seen: readonly string[] = []): string[] {
    const target = resolveImport(importer, from, this.workspace, this.isFile);
    if (target === undefined || seen.includes(target)) return [];
    const module = this.modules.get(target);
    if (!module) return [textOf(target)];
    if (name === 'everything' || module.own.has(name)) return [target];
    const way = [...seen, target];
    const next = module.passedOn.get(name);
    const found = next
      ? this.nodesOf(target, next, way)
      : module.stars.flatMap((star) =>
          this.gives(target, star, name, way) ? this.nodesOf(target, { from: star, name }, way) : [],
        );
    // A name that nobody declares may be anything.
    return found.length > 0 ? [textOf(target), ...found] : [target];
  }

  /** Whether what a file passes on by a star has this name. */
  private gives(importer: string, from: string, name: string, seen: readonly string[]): boolean {
    const target = resolveImport(importer, from, this.workspace, this.isFile);
    if (target === undefined || seen.includes(target)) return false;
    const module = this.modules.get(target);
    if (!module) return false;
    if (module.own.has(name) || module.passedOn.has(name)) return true;
    return module.stars.some((star) => this.gives(target, star, name, [...seen, target]));
  }
}

/** Only what the file itself says, not what it passes on. */
const textOf = (file: string) => `${file}#`;
const fileOf = (node: string) => node.replace(/#$/, '');
