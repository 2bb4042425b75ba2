import { ServerProcess } from '../ServerProcess';
import { suspendedEmail } from './visitorScreens';

/** The demo's server after what some screens tell of has happened: somebody is suspended. */
export async function openScreenServer(): Promise<ServerProcess> {
  const server = await ServerProcess.start({ SEED: 'demo', CARD_NUMBER: '2200 1234 5678 9010' });
  await server.asOperator('members', 'suspend', suspendedEmail, 'спам');
  return server;
}
