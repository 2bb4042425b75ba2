import { setReaction, type ReactionCode } from '@iskra/api-contract';
import { makeAutoObservable } from 'mobx';
import type { Api } from '../../shared/api';
import type { Notifier } from '../notices/Notifier';
import type { ChatMessage } from './ChatMessage';
import type { Rooms } from './Rooms';

interface Surroundings {
  readonly api: Api;
  readonly rooms: Rooms;
  readonly notifier: Notifier;
}

interface Deed {
  /** What the member chose last. */
  readonly reaction: ReactionCode | null;
}

/** Own reactions on their way: shown at once, sent one after another for each message, and taken back when one failed. */
export class Reactions {
  private readonly deeds = new Map<number, Deed>();

  constructor(private readonly from: Surroundings) {
    makeAutoObservable<Reactions, 'from'>(this, { from: false }, { autoBind: true });
  }

  /** What a message shows: the own last choice until the server has it. */
  of({ id, reaction = null }: ChatMessage): ReactionCode | null {
    const deed = this.deeds.get(id ?? 0);
    return deed ? deed.reaction : reaction;
  }

  async react(dialogId: number, id: number, reaction: ReactionCode | null): Promise<void> {
    const isSending = this.deeds.has(id);
    this.note(id, { reaction });
    if (isSending) return;
    const outcome = await this.sendLast(dialogId, id);
    this.note(id, undefined);
    if (outcome === 'failed') this.from.notifier.notify({ id: `reaction-${id}`, type: 'error' });
    if (outcome !== 'sent') await this.from.rooms.of(dialogId).load();
  }

  private note(id: number, deed: Deed | undefined): void {
    if (deed) this.deeds.set(id, deed);
    else this.deeds.delete(id);
  }

  /**
   * Sends until what was chosen last is sent; the room has it then. Where another page of the member reacted meanwhile,
   * or an answer did not come, only the server knows which was the last.
   */
  private async sendLast(dialogId: number, id: number): Promise<'sent' | 'unknown' | 'failed'> {
    const { api, rooms } = this.from;
    const room = rooms.of(dialogId);
    const known = () => room.ordered.find((message) => message.id === id)?.reaction;
    let outcome: 'sent' | 'unknown' = 'sent';
    try {
      for (let sent: Deed | undefined; this.deeds.get(id) !== sent;) {
        const [deed, before] = [this.deeds.get(id), known()];
        const reaction = deed?.reaction ?? null;
        await api.send(setReaction, { params: { messageId: String(id) }, body: { reaction } });
        if (known() !== before) outcome = 'unknown';
        room.setReaction(id, reaction);
        sent = deed;
      }
      return outcome;
    } catch (error) {
      console.warn('A reaction was not sent', error);
      return 'failed';
    }
  }
}
