import { sendMessage, type Message } from '@iskra/api-contract';
import { makeAutoObservable } from 'mobx';
import { ApiError, type Api } from '../../shared/api';
import type { OutboxStorage, UnsentMessage } from '../../shared/storage';

export interface Unsent {
  readonly message: UnsentMessage;
  readonly state: 'sending' | 'failed';
  /** The back end refused it for good; it is not tried again by itself. */
  readonly reason?: string | undefined;
}

/**
 * Messages on their way: kept in IndexedDB until the server has them, sent one after another in the order of
 * writing, tried again after each reconnect. The client id makes a repeated send one message (D-27).
 */
export class Outbox {
  private readonly unsent = new Map<string, Unsent>();
  private isSending = false;

  constructor(
    private readonly api: Api,
    private readonly storage: OutboxStorage,
    private readonly onSent: (message: Message) => void,
  ) {
    makeAutoObservable<Outbox, 'api' | 'storage' | 'onSent' | 'isSending'>(
      this,
      { api: false, storage: false, onSent: false, isSending: false },
      { autoBind: true },
    );
  }

  inDialogue(dialogId: number): Unsent[] {
    return [...this.unsent.values()].filter(({ message }) => message.dialogId === dialogId);
  }

  /** Takes up what an earlier page left unsent. */
  async restore(senderId: number): Promise<void> {
    const left = await this.storage.load(senderId);
    for (const message of left)
      if (!this.unsent.has(message.clientId)) this.hold({ message, state: 'sending' });
    await this.flush();
  }

  async send(message: UnsentMessage): Promise<void> {
    this.hold({ message, state: 'sending' });
    await this.storage.put(message).catch((error: unknown) => console.warn('The outbox was not kept', error));
    await this.flush();
  }

  async retry(clientId: string): Promise<void> {
    const found = this.unsent.get(clientId);
    if (found) this.hold({ message: found.message, state: 'sending' });
    await this.flush();
  }

  /** Gives up what did not go out. */
  discard(clientId: string): void {
    if (this.unsent.get(clientId)?.state === 'failed') this.confirm(clientId);
  }

  /** Tries again what failed for want of a connection. */
  async retryAll(): Promise<void> {
    for (const { message, reason } of this.unsent.values())
      if (reason === undefined) this.hold({ message, state: 'sending' });
    await this.flush();
  }

  hold(entry: Unsent): void {
    this.unsent.set(entry.message.clientId, entry);
  }

  settle(message: Message, clientId: string): void {
    this.unsent.delete(clientId);
    this.onSent(message);
  }

  /** An echo by the live connection proves that the server has it. */
  confirm(clientId: string): void {
    this.unsent.delete(clientId);
    void this.storage.remove(clientId);
  }

  private async flush(): Promise<void> {
    if (this.isSending) return;
    this.isSending = true;
    try {
      for (let next = this.next(); next; next = this.next()) await this.attempt(next);
    } finally {
      this.isSending = false;
    }
  }

  private next(): UnsentMessage | undefined {
    return [...this.unsent.values()].find(({ state }) => state === 'sending')?.message;
  }

  private async attempt(message: UnsentMessage): Promise<void> {
    try {
      const answer = await this.api.send(sendMessage, {
        params: { dialogId: String(message.dialogId) },
        body: {
          content: message.content,
          sender_id: message.senderId,
          recipient_id: message.recipientId,
          client_id: message.clientId,
          reply_to: message.replyTo?.id,
        },
      });
      await this.storage.remove(message.clientId).catch(() => undefined);
      this.settle(answer.message, message.clientId);
    } catch (error) {
      if (this.unsent.has(message.clientId)) this.hold(failed(message, error));
    }
  }
}

function failed(message: UnsentMessage, error: unknown): Unsent {
  console.warn('A message was not sent', error);
  const isRefused =
    error instanceof ApiError && error.kind === 'refused' && !error.isTransient && error.status !== 401;
  return { message, state: 'failed', reason: isRefused ? error.message : undefined };
}
