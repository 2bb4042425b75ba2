import { sendMessage, type Message } from '@iskra/api-contract';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../../shared/api';
import { fakeApi, type Answer } from '../../shared/api/fakeApi';
import { memoryOutbox, type UnsentMessage } from '../../shared/storage';
import { Outbox } from './Outbox';

function unsent(clientId: string): UnsentMessage {
  return {
    clientId,
    senderId: 1,
    recipientId: 2,
    dialogId: 7,
    content: clientId,
    createdAt: '2026-11-21T10:00:00.000Z',
  };
}

function message(clientId: string): Message {
  const base = { id: 1, dialog_id: 7, sender_id: 1, recipient_id: 2, created_at: '2026-11-21T10:00:00.000Z' };
  return {
    ...base,
    content: clientId,
    status: 'sent',
    type: 'text',
    client_id: clientId,
    reply_to: null,
    reaction: null,
  };
}

function setUp(answer: Answer, kept: readonly UnsentMessage[] = []) {
  const storage = memoryOutbox(kept);
  const confirmed: string[] = [];
  const { api, sent } = fakeApi(new Map([[sendMessage, answer]]));
  const outbox = new Outbox(api, storage, ({ content }) => confirmed.push(content));
  return { outbox, storage, confirmed, sent };
}

const echo: Answer = ({ body }) => ({
  message: message((body as { client_id: string } | undefined)?.client_id ?? ''),
});

describe('Outbox', () => {
  it('sends in the order of writing and forgets what the server has', async () => {
    const { outbox, storage, confirmed } = setUp(echo);
    await Promise.all([outbox.send(unsent('a')), outbox.send(unsent('b'))]);
    await outbox.retryAll();
    expect(confirmed).toEqual(['a', 'b']);
    expect(await storage.load(1)).toEqual([]);
  });

  it('keeps what was not sent over a reload and sends it under the same client id [API-03]', async () => {
    let isDown = true;
    const { outbox, storage, confirmed } = setUp((input) => {
      if (isDown) throw new ApiError('network', '');
      return echo(input);
    });
    await outbox.send(unsent('a'));
    expect(outbox.inDialogue(7)).toMatchObject([{ state: 'failed', reason: undefined }]);
    const [kept] = await storage.load(1);
    isDown = false;
    const reloaded = setUp(echo, kept ? [kept] : []);
    await reloaded.outbox.restore(1);
    expect(reloaded.confirmed).toEqual(['a']);
    expect(confirmed).toEqual([]);
  });

  it('keeps what a message answers over a reload, and tells the server its id', async () => {
    const replyTo = { id: 3, sender_id: 2, content: 'Где?' };
    const cut = setUp(() => {
      throw new ApiError('network', '');
    });
    await cut.outbox.send({ ...unsent('a'), replyTo });
    expect(cut.outbox.inDialogue(7)).toMatchObject([{ message: { replyTo } }]);
    const { outbox, sent } = setUp(echo, await cut.storage.load(1));
    await outbox.restore(1);
    expect(sent.map(({ input }) => input)).toMatchObject([{ body: { client_id: 'a', reply_to: 3 } }]);
  });

  it('does not try again by itself what was refused for good, and says why', async () => {
    const { outbox, sent } = setUp(() => {
      throw new ApiError('refused', 'Вы заблокированы', 403);
    });
    await outbox.send(unsent('a'));
    await outbox.retryAll();
    expect(sent).toHaveLength(1);
    expect(outbox.inDialogue(7)).toMatchObject([{ state: 'failed', reason: 'Вы заблокированы' }]);
  });

  it('tries again after a reconnect what failed for want of one [RT-06]', async () => {
    let tries = 0;
    const { outbox, confirmed } = setUp((input) => {
      tries += 1;
      if (tries === 1) throw new ApiError('network', '');
      return echo(input);
    });
    await outbox.send(unsent('a'));
    await outbox.retryAll();
    expect(confirmed).toEqual(['a']);
  });
});
