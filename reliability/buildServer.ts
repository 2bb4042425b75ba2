import { buildServer } from '../tools/buildServer';

/** The server that is crashed and cut is the one of today. */
export default async function setup(): Promise<void> {
  await buildServer();
}
