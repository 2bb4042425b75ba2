import { buildApp } from '../tools/buildApp';
import { buildServer } from '../tools/buildServer';
import { makeTemplates } from './templateDatabases';

/** The journeys look at the page and the server as they are now. */
export default async function globalSetup(): Promise<void> {
  await buildApp();
  await buildServer();
  const postgres = process.env['DATABASE_URL_TEST'];
  if (postgres) await makeTemplates(postgres);
}
