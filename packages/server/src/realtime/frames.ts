import { limits } from '@iskra/api-contract';
import { z } from 'zod';

const text = z.string().max(400);

/** What a client may send in protocol 7; `data` comes as an object or as JSON text. */
const clientFrame = z.object({
  event: z.string().max(200),
  channel: text.optional(),
  data: z.unknown().optional(),
});

export const subscription = z.object({
  channel: z.string().regex(/^[\w\-=@,.;]{1,164}$/),
  auth: text.optional(),
  channel_data: z.string().max(1000).optional(),
});

export const signIn = z.object({ auth: text, user_data: z.string().max(10_000) });

/** Errors and close codes of the protocol; below 4100 a client does not come back, from 4200 it does at once. */
export const codes = {
  unknownApp: 4001,
  overQuota: 4004,
  unsupportedProtocol: 4007,
  unauthorized: 4009,
  restart: 4100,
  reconnect: 4200,
  pongMissing: 4201,
  tooManyFrames: 4301,
} as const;

/** One frame as it goes out; in protocol 7 `data` is JSON text inside the JSON. */
export function frame(event: string, data: unknown, channel?: string): string {
  return JSON.stringify({ event, ...(channel === undefined ? {} : { channel }), data: JSON.stringify(data) });
}

export const pongFrame = frame('pusher:pong', {});
export const pingFrame = frame('pusher:ping', {});

export function establishedFrame(socketId: string): string {
  const activityTimeout = limits.realtime.activityTimeoutMs / 1000;
  return frame('pusher:connection_established', { socket_id: socketId, activity_timeout: activityTimeout });
}

/** Errors carry an object, not text: pusher-js reads the code of it. */
export function errorFrame(code: number, message: string): string {
  return JSON.stringify({ event: 'pusher:error', data: { code, message } });
}

/** Reads a frame; null for anything that is none. */
export function parseFrame(
  raw: string,
): { event: string; channel?: string | undefined; data: unknown } | null {
  try {
    const { event, channel, data } = clientFrame.parse(JSON.parse(raw));
    return { event, channel, data: typeof data === 'string' && data !== '' ? JSON.parse(data) : data };
  } catch {
    return null;
  }
}
