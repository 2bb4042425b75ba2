import { authorizeChannel, authorizeChannels, type AnswerOf } from '@iskra/api-contract';
import { ApiError, type Api } from '../api';

/** What lets a socket subscribe to one channel. */
export type ChannelAuth = AnswerOf<typeof authorizeChannel>;

/** The callback by which pusher-js gets an authorisation. */
export type AuthorizationDone = (error: Error | null, auth: ChannelAuth | null) => void;

interface Asked {
  readonly socketId: string;
  readonly channel: string;
  readonly done: AuthorizationDone;
}

type Allowed = Readonly<Record<string, ChannelAuth | null | undefined>>;

const atOnce = 1000;

/** Authorises in one request all channels that are asked for in one tick; a page subscribes to every dialogue at once. */
export class ChannelAuthorizer {
  private asked: Asked[] = [];
  private readonly refused = new Set<string>();
  /** Another back end of the contract may know the single call only. */
  private hasBatch = true;

  constructor(private readonly api: Pick<Api, 'send'>) {}

  /** For `channelAuthorization.customHandler` of pusher-js. */
  readonly authorize = (
    { socketId, channelName: channel }: { socketId: string; channelName: string },
    done: AuthorizationDone,
  ): void => {
    if (this.asked.length === 0) setTimeout(() => this.askAll(), 0);
    this.asked.push({ socketId, channel, done });
  };

  /** The member may not subscribe to the channel: a retry is pointless. */
  isRefused(channel: string): boolean {
    return this.refused.has(channel);
  }

  private askAll(): void {
    const asked = this.asked;
    this.asked = [];
    for (const socketId of new Set(asked.map((one) => one.socketId))) {
      const own = asked.filter((one) => one.socketId === socketId);
      for (let from = 0; from < own.length; from += atOnce)
        void this.ask(socketId, own.slice(from, from + atOnce));
    }
  }

  private async ask(socketId: string, asked: readonly Asked[]): Promise<void> {
    try {
      const allowed = await this.allowedOf(
        socketId,
        asked.map(({ channel }) => channel),
      );
      for (const { channel, done } of asked) this.answer(channel, allowed[channel] ?? null, done);
    } catch (error) {
      const reason = error instanceof Error ? error : new Error(String(error));
      for (const { done } of asked) done(reason, null);
    }
  }

  private answer(channel: string, auth: ChannelAuth | null, done: AuthorizationDone): void {
    if (auth) this.refused.delete(channel);
    else this.refused.add(channel);
    done(auth ? null : new Error(`The channel ${channel} is not for this member`), auth);
  }

  private async allowedOf(socketId: string, channels: readonly string[]): Promise<Allowed> {
    if (!this.hasBatch) return this.oneByOne(socketId, channels);
    try {
      const body = { socket_id: socketId, channel_names: [...channels] };
      return (await this.api.send(authorizeChannels, { body })).channels;
    } catch (error) {
      if (!isUnknownCall(error)) throw error;
      this.hasBatch = false;
      return this.oneByOne(socketId, channels);
    }
  }

  private async oneByOne(socketId: string, channels: readonly string[]): Promise<Allowed> {
    const allowed = channels.map(async (channel) => {
      const body = { socket_id: socketId, channel_name: channel };
      return [channel, await this.api.send(authorizeChannel, { body }).catch(nullIfForbidden)] as const;
    });
    return Object.fromEntries(await Promise.all(allowed));
  }
}

const isUnknownCall = (error: unknown) =>
  error instanceof ApiError && (error.status === 404 || error.status === 405);

function nullIfForbidden(error: unknown): null {
  if (error instanceof ApiError && error.status === 403) return null;
  throw error;
}
