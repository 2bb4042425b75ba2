/** One frame as it goes out; in protocol 7 `data` is JSON text inside the JSON. */
export function frame(event: string, data: unknown, channel?: string): string {
  return JSON.stringify({ event, ...(channel === undefined ? {} : { channel }), data: JSON.stringify(data) });
}

interface Frame {
  readonly event: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** Reads a frame of a client; `data` comes as an object or as JSON text. Null for anything that is none. */
export function parseFrame(text: string): Frame | null {
  try {
    const { event, data } = JSON.parse(text) as { event?: unknown; data?: unknown };
    if (typeof event !== 'string') return null;
    const read: unknown = typeof data === 'string' && data !== '' ? JSON.parse(data) : data;
    return { event, data: typeof read === 'object' && read !== null ? { ...read } : {} };
  } catch {
    return null;
  }
}
