import { createServer } from 'node:net';
import { StartError } from './StartError';

/** Checks that the port is free before anything is opened. */
export function refuseUsedPort(host: string, port: number): Promise<void> {
  const probe = createServer();
  return new Promise((resolve, reject) => {
    probe.once('error', (error: NodeJS.ErrnoException) => reject(new StartError(why(error, host, port))));
    probe.listen({ host, port }, () => probe.close(() => resolve()));
  });
}

function why({ code, message }: NodeJS.ErrnoException, host: string, port: number): string {
  if (code === 'EADDRINUSE')
    return `Port ${port} on ${host} is in use by another program: stop it or set PORT`;
  if (code === 'EACCES') return `Port ${port} needs more rights than this user has: set PORT above 1023`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `HOST ${host} is not an address of this machine`;
  return `Cannot listen on ${host}:${port}: ${code ?? message}`;
}
