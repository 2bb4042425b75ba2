import { channels } from '@iskra/api-contract';
import type { Realtime } from '../../shared/realtime';
import type { ChatStore } from './ChatStore';

/** Which dialogues this page is subscribed to. The server ends a subscription silently, so whoever comes back is asked for anew. */
export class DialogueChannels {
  private readonly renewed = new Set<string>();
  private hasFailed = false;

  constructor(
    private readonly realtime: Realtime,
    private readonly chat: ChatStore,
  ) {}

  readonly follow = (ids: readonly number[]): void => {
    for (const id of ids) this.realtime.subscribe(channels.dialogue(id));
  };

  /** All own dialogues, loaded or not [RT-04]. */
  async followAll(): Promise<void> {
    try {
      this.follow(await this.chat.dialogues.loadIds());
      this.hasFailed = false;
    } catch (error) {
      this.hasFailed = true;
      console.warn('The dialogues are not followed yet', error);
    }
  }

  /** A page that began without a network knows its dialogues once there is one. */
  async followMissing(): Promise<void> {
    if (this.hasFailed) await this.followAll();
  }

  leave(id: number): void {
    this.realtime.unsubscribe(channels.dialogue(id));
  }

  /** Messages sent between the end and the new subscription are missed: the list is loaded after it. */
  renew(id: number): void {
    this.renewed.add(channels.dialogue(id));
    this.leave(id);
    this.follow([id]);
  }

  /** True once for each renewal. */
  wasRenewed(channel: string): boolean {
    return this.renewed.delete(channel);
  }

  /** The dialogue with somebody, which the list has not reached or nobody looked at yet. */
  async renewWith(otherId: number): Promise<void> {
    const id = await this.chat.findDialogueWith(otherId).catch(() => null);
    if (id !== null) this.renew(id);
  }
}
