import type { Command, Holder, OpenTools, Switch } from './Command';
import { commands } from './commands';
import { helpOn, helpOnAll, usage } from './help';
import { readArguments } from './readArguments';
import { UsageError } from './UsageError';

/** Runs one command of the operators and answers what to print; a wrong one is a StartError of one line. */
export async function runCommand(
  args: readonly string[],
  open: () => Promise<OpenTools | Holder>,
): Promise<string> {
  const { words, isHelp, isJson, given } = readArguments(args);
  if (words.length === 0) return helpOnAll(commands);
  const command = commands.find((one) => one.words.every((word, index) => words[index] === word));
  if (!command) throw new UsageError(`There is no command "${words.join(' ')}"; --help lists them`);
  if (isHelp) return helpOn(command);
  const values = words.slice(command.words.length);
  refuseWrongUse(command, values, given);
  const tools = await open();
  if ('ask' in tools) return tools.ask(args);
  const { data, lines } = await command.run(tools, values, given).finally(() => tools.close());
  return isJson ? JSON.stringify(data, null, 2) : lines.join('\n');
}

function refuseWrongUse(command: Command, values: readonly string[], given: readonly Switch[]): void {
  const isUnknown = given.some((name) => !command.switches?.includes(name));
  if (values.length === command.takes.length && !isUnknown) return;
  const isText = command.takes.some((name) => name === 'TEXT' || name === 'REASON');
  throw new UsageError(`Usage: npm run admin -- ${usage(command)}${isText ? ' (a text in quotes)' : ''}`);
}
