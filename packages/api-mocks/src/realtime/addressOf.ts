import type { EventName, PayloadOf } from '@iskra/api-contract';
import type { World } from '../world/World';

/** The dialogue or member to whose channel a payload belongs; one that names nobody is the viewer's. */
export function addressOf<Name extends EventName>(
  world: World,
  name: Name,
  payload: PayloadOf<Name>,
): number {
  if (name === 'messageSent') return (payload as PayloadOf<'messageSent'>).message.dialog_id;
  if (name === 'messagesRead') return (payload as PayloadOf<'messagesRead'>).dialog_id;
  if (name === 'typing') return (payload as PayloadOf<'typing'>).dialog_id;
  if (name === 'liked') return (payload as PayloadOf<'liked'>).recipient_id;
  return world.viewerId ?? 0;
}
