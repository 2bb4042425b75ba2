import type { TestServer } from '../test/createTestServer';
import { runCommand } from './runCommand';

/** For tests: runs commands on the database, the photos and the clock of a test server. */
export function asOperator({ deps }: TestServer) {
  const { db, photos, mailer, now, relay } = deps;
  const publish = (ids: readonly number[]) => relay.publish(ids);
  const isServed = () => Promise.resolve(false);
  const close = () => Promise.resolve();
  const run = (...args: string[]) =>
    runCommand(args, () => Promise.resolve({ db, photos, mailer, now, publish, isServed, close }));
  const json = async (...args: string[]): Promise<unknown> => JSON.parse(await run(...args, '--json'));
  return { run, json };
}
