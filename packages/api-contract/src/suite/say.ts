import { createDialogue, sendMessage } from '..';
import type { Person } from './Person';

/** The dialogue of two members, begun if there is none. */
export async function begin(me: Person, other: Person): Promise<number> {
  const { dialog_id: dialogId } = await me.client.get(createDialogue, {
    params: { userId: String(other.user.id) },
  });
  return dialogId;
}

/** Sends a message and returns any answer. */
export function say(me: Person, other: Person, dialogId: number, content: string, clientId?: string) {
  return me.client.send(sendMessage, {
    params: { dialogId: String(dialogId) },
    body: {
      content,
      sender_id: me.user.id,
      recipient_id: other.user.id,
      ...(clientId === undefined ? {} : { client_id: clientId }),
    },
  });
}

/** Answers a message by another and returns any answer. */
export function reply(me: Person, other: Person, dialogId: number, to: number, clientId?: string) {
  return me.client.send(sendMessage, {
    params: { dialogId: String(dialogId) },
    body: {
      ...{ content: 'Ответ', sender_id: me.user.id, recipient_id: other.user.id, reply_to: to },
      ...(clientId === undefined ? {} : { client_id: clientId }),
    },
  });
}
