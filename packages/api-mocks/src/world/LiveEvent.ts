import { channels, events, type EventName, type PayloadOf } from '@iskra/api-contract';

/** A live event of the contract on its way to its channel. */
export interface LiveEvent<Name extends EventName = EventName> {
  readonly name: Name;
  /** The dialogue or the member whose channel it goes to; of the shared one, its recipient (D-12). */
  readonly to: number;
  readonly payload: PayloadOf<Name>;
  /** The sender's own socket, which the event skips. */
  readonly exceptSocket?: string | undefined;
  /** Of those who hear the channel, whose pages alone receive it. */
  readonly onlyFor?: number;
}

/** Whether a member's pages may receive it, if they hear its channel; the shared one has a recipient each time (D-12). */
export function isFor({ name, to, onlyFor }: LiveEvent, memberId: number | null): boolean {
  const recipientId = events[name].channel === 'liked' ? to : onlyFor;
  return recipientId === undefined || recipientId === memberId;
}

/** The channel's name on the wire (D-09). */
export function channelOf({ name, to }: LiveEvent): string {
  return channels[events[name].channel](to);
}
