import { buildApp } from '../tools/buildApp';
import { buildServer } from '../tools/buildServer';

/** The journeys look at the page and the server as they are now. */
export default async function globalSetup(): Promise<void> {
  await buildApp();
  await buildServer();
}
