import { buildApp } from '../tools/buildApp';

/** The journeys look at the page as it is now. */
export default async function globalSetup(): Promise<void> {
  await buildApp();
}
