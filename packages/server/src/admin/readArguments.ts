import { parseArgs } from 'node:util';
import type { Switch } from './Command';
import { UsageError } from './UsageError';

interface Arguments {
  readonly words: readonly string[];
  readonly isHelp: boolean;
  readonly isJson: boolean;
  readonly given: readonly Switch[];
}

/** Parses a command line; arguments that begin with a dash follow `--`. */
export function readArguments(args: readonly string[]): Arguments {
  const { values, positionals } = parse(args);
  return {
    words: positionals,
    isHelp: values.help,
    isJson: values.json,
    given: known.filter((name) => values[name]),
  };
}

const known = ['all', 'force', 'measures', 'no-violation'] as const satisfies readonly Switch[];

function parse(args: readonly string[]) {
  const flag = { type: 'boolean', default: false } as const;
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        ...{ help: { ...flag, short: 'h' }, json: flag, all: flag, force: flag },
        ...{ measures: flag, 'no-violation': flag },
      },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}
