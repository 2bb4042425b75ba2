import { createDialogue, sendMessage } from '@iskra/api-contract';
import type { TestServer } from './createTestServer';

/** A man, a woman, the dialogue he began, and a way for him to write in it. */
export async function talkingPair(server: TestServer) {
  const [man, woman] = [await server.member({ gender: 'male', name: 'Илья' }), await server.member()];
  const { dialog_id: dialogueId } = await man.client.call(createDialogue, {
    params: { userId: String(woman.user.id) },
  });
  const send = (content: string, headers = {}) =>
    man.client.try(
      sendMessage,
      {
        params: { dialogId: String(dialogueId) },
        body: { content, sender_id: man.user.id, recipient_id: woman.user.id },
      },
      headers,
    );
  return { man, woman, dialogueId, send };
}
