import { switches, words, type Command } from './Command';

/** How a command is written. */
export function usage(command: Command): string {
  const optional = (command.switches ?? []).map((name) => `[--${name}]`);
  const last = command.mayTake ? [`[${command.mayTake}]`] : [];
  return [...command.words, ...command.takes, ...last, ...optional].join(' ');
}

/** The commands, one line each. */
export function helpOnAll(commands: readonly Command[]): string {
  const width = Math.max(...commands.map((command) => usage(command).length)) + 2;
  return [
    'npm run admin -- COMMAND [--json] [--help]',
    '',
    ...commands.map((command) => `  ${usage(command).padEnd(width)}${command.does}`),
    '',
    'The commands use DATABASE_URL, or the data folder of DATA_DIR; a running server that holds it does them itself.',
    'Exit codes: 0 done, 1 it could not be done, 2 the command was not understood.',
  ].join('\n');
}

/** One command with what it takes. */
export function helpOn(command: Command): string {
  const taken = [
    ...[...command.takes, ...(command.mayTake ? [command.mayTake] : [])].map((name) => [name, words[name]]),
    ...(command.switches ?? []).map((name) => [`--${name}`, switches[name]]),
    ['--json', 'the answer as JSON; with npm run --silent nothing else is printed'],
  ];
  const lines = taken.map(([name = '', meaning]) => `  ${name.padEnd(13)}${meaning}`);
  return [`npm run admin -- ${usage(command)}`, '', `It ${command.does}.`, '', ...lines].join('\n');
}
