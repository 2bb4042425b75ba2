import { systemContents, type Message } from '@iskra/api-contract';

/** A message to member 2 from member 1 in dialogue 101, unless given otherwise. */
export function buildMessage(parts: Partial<Message> = {}): Message {
  return {
    id: 1001,
    dialog_id: 101,
    sender_id: 1,
    recipient_id: 2,
    content: 'Привет! Как прошёл день?',
    created_at: '2026-06-14T11:40:00.000Z',
    status: 'sent',
    type: 'text',
    client_id: null,
    reply_to: null,
    reaction: null,
    ...parts,
  };
}

/** The system message that two members like each other. */
export function buildMatchNote(parts: Partial<Message> = {}): Message {
  const nobody = { sender_id: null, recipient_id: null };
  return buildMessage({ ...nobody, type: 'system', content: systemContents.matched, ...parts });
}
