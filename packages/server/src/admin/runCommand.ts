import path from 'node:path';
import type { Command, Holder, OpenTools, Switch } from './Command';
import { commands } from './commands';
import { helpOn, helpOnAll, usage } from './help';
import { readArguments } from './readArguments';
import { UsageError } from './UsageError';

/** Runs one operators' command and returns what to print; throws a StartError of one line if it fails. */
export async function runCommand(
  args: readonly string[],
  open: () => Promise<OpenTools | Holder>,
): Promise<string> {
  const { words, isHelp, isJson, given } = readArguments(args);
  if (words.length === 0) return helpOnAll(commands);
  const command = commands.find((one) => one.words.every((word, index) => words[index] === word));
  if (!command) throw new UsageError(`There is no command "${words.join(' ')}"; --help lists them`);
  if (isHelp) return helpOn(command);
  const values = words.slice(command.words.length).map((value, at) => place(command, value, at));
  refuseWrongUse(command, values, given);
  const tools = await open();
  if ('ask' in tools) return tools.ask(rewrite(command, values, given, isJson));
  const { data, lines } = await command.run(tools, values, given).finally(() => tools.close());
  return isJson ? JSON.stringify(data, null, 2) : lines.join('\n');
}

/** Paths are relative to where the command was given, also when another process opens the file. */
function place(command: Command, value: string, at: number): string {
  return command.takes[at] === 'FILE' ? path.resolve(process.env['INIT_CWD'] ?? '', value) : value;
}

/** The same command line with its parsed values. */
function rewrite(
  command: Command,
  values: readonly string[],
  given: readonly Switch[],
  isJson: boolean,
): string[] {
  const options = [...given, ...(isJson ? ['json'] : [])].map((name) => `--${name}`);
  return [...command.words, ...options, '--', ...values];
}

function refuseWrongUse(command: Command, values: readonly string[], given: readonly Switch[]): void {
  const isUnknown = given.some((name) => !command.switches?.includes(name));
  const least = command.takes.length;
  const isRight = values.length === least || (command.mayTake && values.length === least + 1);
  if (isRight && !isUnknown) return;
  const taken = [...command.takes, command.mayTake];
  const isText = taken.some((name) => name === 'TEXT' || name === 'REASON' || name === 'ANSWER');
  throw new UsageError(`Usage: npm run admin -- ${usage(command)}${isText ? ' (a text in quotes)' : ''}`);
}
