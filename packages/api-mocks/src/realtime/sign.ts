import { appKey } from './appKey';

/** Stands for the broadcaster's HMAC: tells a channel that was authorised from one that was not. */
export function sign(socketId: string, subject: string): string {
  return `${appKey}:mock-${socketId}-${subject}`;
}
