import { channels, setOnlineStatus } from '@iskra/api-contract';
import type { Api } from '../../shared/api';
import type { ConnectionState, Realtime } from '../../shared/realtime';

interface PresenceDependencies {
  readonly api: Api;
  readonly realtime: Pick<Realtime, 'on' | 'onState' | 'onSubscribed'>;
  readonly selfId: () => number | undefined;
}

/**
 * Says whether this page is looked at: when that changes, when another page of the member was hidden or closed, and
 * again and again where the back end does not see the page's socket (D-34) [RT-05].
 */
export class Presence {
  private again: ReturnType<typeof setTimeout> | undefined;
  private isFollowed = false;
  private wasConnected = false;
  private isTelling = false;
  private waiting: boolean | undefined;

  constructor(private readonly from: PresenceDependencies) {}

  /** Begins to say so; returns how to stop. */
  start(): () => void {
    const { realtime, selfId } = this.from;
    const sayNow = () => this.say();
    // A page that goes has no time to wait.
    const sayHidden = () => void this.send(false);
    const stops = [
      realtime.on('presenceAsked', this.confirm),
      // Whoever asked before this was heard is answered now.
      realtime.onSubscribed((channel) => channel === channels.member(selfId() ?? 0) && this.confirm()),
      realtime.onState(this.noteState),
    ];
    document.addEventListener('visibilitychange', sayNow);
    window.addEventListener('pagehide', sayHidden);
    this.isFollowed = true;
    this.say();
    return () => {
      this.isFollowed = false;
      this.waiting = undefined;
      clearTimeout(this.again);
      stops.forEach((stop) => stop());
      document.removeEventListener('visibilitychange', sayNow);
      window.removeEventListener('pagehide', sayHidden);
    };
  }

  private say(): void {
    this.tell(document.visibilityState === 'visible');
  }

  /** Without its socket the back end would soon take the page for closed; who leaves says nothing more. */
  private readonly noteState = (state: ConnectionState): void => {
    if (this.wasConnected && state === 'connecting') this.confirm();
    this.wasConnected = state === 'connected';
  };

  /** A hidden page has said so already. */
  private readonly confirm = (): void => {
    if (document.visibilityState === 'visible') this.tell(true);
  };

  /** One word after another, the latest of those that wait: on two connections the last might come first. */
  tell(isOnline: boolean): void {
    clearTimeout(this.again);
    if (this.isTelling) {
      this.waiting = isOnline;
      return;
    }
    this.isTelling = true;
    void this.send(isOnline).finally(() => {
      const { waiting } = this;
      this.isTelling = false;
      this.waiting = undefined;
      if (waiting !== undefined) this.tell(waiting);
    });
  }

  /** The request outlives a closing page. */
  private async send(isOnline: boolean): Promise<void> {
    try {
      const body = { online: isOnline };
      const answer = await this.from.api.send(setOnlineStatus, { body }, { keepalive: true });
      this.tellAgain(answer.again_in_s);
    } catch (error) {
      console.warn('The online status was not told', error);
    }
  }

  private tellAgain(seconds: number | null | undefined): void {
    clearTimeout(this.again);
    if (this.isFollowed && typeof seconds === 'number') this.again = setTimeout(this.confirm, seconds * 1000);
  }
}
