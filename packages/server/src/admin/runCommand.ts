import type { Config } from '../config';
import type { Database } from '../db/Database';
import { StartError } from '../StartError';
import { grantPremium } from './grantPremium';
import { listMembers } from './listMembers';
import { openForAdmin } from './openForAdmin';

interface Command {
  readonly words: readonly string[];
  readonly takes: readonly string[];
  readonly does: string;
  readonly run: (db: Database, values: readonly string[]) => Promise<string>;
}

const commands: readonly Command[] = [
  {
    words: ['premium', 'grant'],
    takes: ['EMAIL', 'DAYS'],
    does: 'gives a member premium from now, or on top of what is left',
    run: (db, [email = '', days = '']) => grantPremium(db, email, days, new Date()),
  },
  {
    words: ['members', 'list'],
    takes: [],
    does: 'lists the newest 50 members',
    run: (db) => listMembers(db, new Date()),
  },
];

/** Runs one command of the operators and answers what to print; a wrong one is a StartError of one line. */
export async function runCommand(args: readonly string[], config: () => Config): Promise<string> {
  if (args.length === 0 || args.includes('--help') || args.includes('-h')) return help();
  const command = commands.find(({ words }) => words.every((word, index) => args[index] === word));
  if (!command) throw new StartError(`There is no command "${args.join(' ')}"; --help lists them`);
  const values = args.slice(command.words.length);
  if (values.length !== command.takes.length)
    throw new StartError(`Usage: npm run admin -- ${usage(command)}`);
  const database = await openForAdmin(config());
  return command.run(database.db, values).finally(() => database.close());
}

function help(): string {
  const lines = commands.map((command) => `  ${usage(command).padEnd(28)} ${command.does}`);
  return [
    'npm run admin -- COMMAND',
    '',
    ...lines,
    '',
    'The commands use DATABASE_URL, or the data folder of DATA_DIR, which no running server may hold.',
  ].join('\n');
}

const usage = ({ words, takes }: Command) => [...words, ...takes].join(' ');
