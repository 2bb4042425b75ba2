import path from 'node:path';
import type { Repository } from './readRepository';

const inRoom = /\/(resources|model|features)\/([^/]+)\//;
/** The contract has a file where the others have a room. */
const callsOfRoom = /\/calls\/([^/]+)\.ts$/;
/** They go through every call by the table of the contract. */
const tableOfCalls = /^@iskra\/api-contract\/(calls|suite)$/;

/**
 * Whether a test is about what changed though it lies elsewhere: it makes one of the calls that the changed files and
 * those beside them name or declare, it goes through all calls, or its folder is the room of the same name.
 */
export function kinOf(
  changed: readonly string[],
  { modules }: Repository,
  calls: ReadonlySet<string>,
): (test: string) => boolean {
  const folders = new Set(changed.filter((file) => inRoom.test(file)).map((file) => path.dirname(file)));
  const rooms = new Set(
    changed.flatMap((file) => inRoom.exec(file)?.[2] ?? callsOfRoom.exec(file)?.[1] ?? []),
  );
  const near = [...modules].filter(([file]) => changed.includes(file) || folders.has(path.dirname(file)));
  const named = new Set(
    near
      .flatMap(([, { imports, own }]) => [...imports.map(({ name }) => name), ...own])
      .filter((name) => calls.has(name)),
  );
  return (test) => {
    const { imports = [] } = modules.get(test) ?? {};
    const isOfRoom = rooms.has(inRoom.exec(test)?.[2] ?? '');
    const isOfCalls =
      named.size > 0 && imports.some(({ from, name }) => named.has(name) || tableOfCalls.test(from));
    return isOfRoom || isOfCalls;
  };
}
