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
    given: [...(values.all ? (['all'] as const) : []), ...(values.force ? (['force'] as const) : [])],
  };
}

function parse(args: readonly string[]) {
  const flag = { type: 'boolean', default: false } as const;
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { help: { ...flag, short: 'h' }, json: flag, all: flag, force: flag },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}
