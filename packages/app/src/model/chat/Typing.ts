import { tellTyping } from '@iskra/api-contract';
import { makeAutoObservable, reaction } from 'mobx';
import type { Api } from '../../shared/api';
import type { ConnectionState, LiveRoom } from '../../shared/realtime';
import { systemClock, type Clock } from '../../shared/store';

/** Who writes on says so every three seconds; after this time without news nobody does. */
const silenceMs = 5000;

interface TypingDependencies {
  readonly api: Api;
  readonly live: { readonly connection: ConnectionState; readonly join: (room: LiveRoom) => () => void };
  readonly dialogId: number;
  readonly selfId: () => number | undefined;
  readonly clock?: Clock;
}

/** Typing in one dialogue, heard of the other and told of oneself; nothing of it is kept anywhere [B5.21]. */
export class Typing {
  /** The other types. */
  isHeard = false;
  private stopWaiting: () => void = () => undefined;
  private telling: Promise<unknown> = Promise.resolve();
  /** The member's own switch, as the last answer or event has it. */
  private isShown = true;

  constructor(private readonly from: TypingDependencies) {
    makeAutoObservable<Typing, 'from' | 'stopWaiting' | 'telling' | 'isShown'>(
      this,
      { from: false, stopWaiting: false, telling: false, isShown: false },
      { autoBind: true },
    );
  }

  /** Listens as long as the dialogue is open; returns how to stop. */
  follow(): () => void {
    const { live } = this.from;
    const stops = [live.join(this.room()), reaction(() => live.connection, this.end), this.end];
    return () => stops.forEach((stop) => stop());
  }

  /** In the order of calling. What fails is not repeated, because it is worth nothing a few seconds later. */
  tell(isTyping: boolean): void {
    const { api, live, dialogId } = this.from;
    // A page that hears nothing says nothing.
    if (!this.isShown || live.connection !== 'connected') return;
    const input = { params: { dialogId: String(dialogId) }, body: { typing: isTyping } };
    this.telling = this.telling
      .then(() => api.send(tellTyping, input))
      .then(({ shown }) => (this.isShown = shown))
      .catch(() => undefined);
  }

  private room(): LiveRoom {
    const { dialogId, selfId } = this.from;
    return {
      events: {
        typing: ({ dialog_id, user_id, typing }) => {
          if (dialog_id === dialogId && user_id !== selfId()) (typing ? this.begin : this.end)();
        },
        messageSent: ({ message }) => {
          if (message.dialog_id === dialogId && message.sender_id !== selfId()) this.end();
        },
        // Whoever still may and does type says so again within seconds.
        blockChanged: this.end,
        dialogueAvailability: this.end,
        memberChanged: this.end,
        chatMarksChanged: ({ shown }) => {
          this.isShown = shown;
          this.end();
        },
      },
      catchUp: () => {
        // The switch may have been pressed on another page meanwhile.
        this.isShown = true;
        return Promise.resolve();
      },
    };
  }

  private begin(): void {
    this.stopWaiting();
    this.isHeard = true;
    this.stopWaiting = (this.from.clock ?? systemClock).after(silenceMs, this.end);
  }

  private end(): void {
    this.stopWaiting();
    this.isHeard = false;
  }
}
