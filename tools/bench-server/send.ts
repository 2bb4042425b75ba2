import { randomUUID } from 'node:crypto';
import type { Client } from './Client';
import type { Talk } from './talks';

interface Sent {
  readonly message: { readonly id: number };
}

/** Sends one message as the chat does. */
export async function send(
  client: Client,
  { dialogue, sender, recipient }: Talk,
  content = 'Привет! Как ты?',
) {
  const body = { content, sender_id: sender, recipient_id: recipient, client_id: randomUUID() };
  const { message } = await client.post<Sent>(`/api/dialog/${dialogue}/message/send`, body);
  return message.id;
}
