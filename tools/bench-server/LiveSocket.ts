import { WebSocket } from 'ws';

export interface Live {
  readonly url: string;
  readonly key: string;
  /** What a member's browser sends, to be allowed to hear the channel. */
  readonly headers: Readonly<Record<string, string>>;
  readonly channel: string;
}

interface Frame {
  readonly event: string;
  readonly data?: string;
}

/** A socket that is subscribed to a member's channel, as a page opens it but without a library. */
export function openSocket(
  live: Live,
  onEvent: (data: string) => void = () => undefined,
): Promise<WebSocket> {
  const socket = new WebSocket(`${live.url.replace('http', 'ws')}/app/${live.key}?protocol=7`);
  return new Promise((resolve, reject) => {
    socket.on('error', reject);
    socket.on('message', (raw: Buffer) => {
      const { event, data = '{}' } = JSON.parse(raw.toString()) as Frame;
      if (event === 'pusher:connection_established') {
        const { socket_id: id } = JSON.parse(data) as { socket_id: string };
        subscribe(socket, live, id).catch(reject);
      } else if (event === 'pusher_internal:subscription_succeeded') resolve(socket);
      else if (event === 'pusher:error') reject(new Error(data));
      else onEvent(data);
    });
  });
}

async function subscribe(socket: WebSocket, { url, headers, channel }: Live, id: string): Promise<void> {
  const body = new URLSearchParams({ socket_id: id, channel_name: channel });
  const answer = await fetch(`${url}/broadcasting/auth`, { method: 'POST', headers, body });
  if (!answer.ok) throw new Error(`Not allowed to hear: ${answer.status}`);
  const allowed = (await answer.json()) as object;
  socket.send(JSON.stringify({ event: 'pusher:subscribe', data: { channel, ...allowed } }));
}
