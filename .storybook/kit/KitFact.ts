/** What the pages tell of one prop; the type is written out. */
export interface PropFact {
  readonly name: string;
  readonly type: string;
  readonly description: string;
  readonly default: string | null;
  readonly required: boolean;
  /** What a control needs to know. */
  readonly kind: PropKind;
  /** The literals of a choice, as code. */
  readonly choices: readonly string[];
}

export type PropKind = 'boolean' | 'string' | 'number' | 'choice' | 'function' | 'node' | 'object';

/** What the pages tell of one component, or part such as `Dialog.Content`, read from its source. */
export interface KitFact {
  readonly name: string;
  /** What it is imported from. */
  readonly entry: string;
  /** Its source, from the project's root. */
  readonly file: string;
  readonly description: string;
  readonly status: 'stable' | 'experimental';
  readonly props: readonly PropFact[];
}

/** What is told besides: of the tokens it takes, its weight and its age. */
export interface KitPageFact extends KitFact {
  /** Names of custom properties, without `--iskra-`. */
  readonly tokens: readonly string[];
  /** The version that brought it; 'next' when none has yet. */
  readonly since: string;
  /** kB of gzip of the import alone, without React and styled-components. */
  readonly weight: number | null;
  /** Where its source can be read, when the project says where it lives. */
  readonly source: string | null;
  /** Code to paste: `X.example.tsx` beside the component. */
  readonly example: string | null;
}
