import { appKey } from './appKey';

/** Stands for the broadcaster's HMAC: distinguishes an authorised channel from any other. */
export function sign(socketId: string, subject: string): string {
  return `${appKey}:mock-${socketId}-${subject}`;
}
