import type { EventName, PayloadOf } from '@iskra/api-contract';
import type { RequestHandler, WebSocketHandler } from 'msw';
import { createHandler } from './handlers/createHandler';
import { pageCarrier, type SessionCarrier } from './handlers/SessionCarrier';
import type { Mail } from './handlers/registration';
import { Broadcaster, type SocketClient } from './realtime/Broadcaster';
import type { PusherSocket } from './realtime/PusherSocket';
import { addressOf } from './realtime/addressOf';
import { scenarios, type ScenarioName } from './scenarios/scenarios';
import type { SessionRecord } from './world/records';
import { openSession } from './world/sessions';
import { World, type WorldOptions } from './world/World';

export interface MocksOptions extends WorldOptions {
  /** How the world begins. @default an empty one */
  readonly scenario?: ScenarioName | undefined;
  /** How session tokens travel. @default one session for the page, signed in as the scenario's viewer */
  readonly carrier?: SessionCarrier | undefined;
  /** Where mailed codes go. @default nowhere; `lastCode` finds them */
  readonly mail?: Mail | undefined;
}

/** A mocked back end: its state, its handlers, and a way to make things happen live. */
export interface Mocks {
  readonly world: World;
  readonly handlers: (RequestHandler | WebSocketHandler)[];
  /** Publishes a live event to its channel; an event of a member's own channel goes to the viewer. */
  readonly play: <Name extends EventName>(name: Name, payload: PayloadOf<Name>) => void;
  /** The next page belongs to this member, or to a visitor; for mocks with the page's own session only. */
  readonly signInAs: (memberId: number | null) => void;
  /** Opens a live connection that no browser holds, as a test does. */
  readonly openSocket: (client: SocketClient) => PusherSocket;
  /** Whether a page is subscribed to the channel: what is published before that, it does not hear. */
  readonly isHeard: (channel: string) => boolean;
  /** Cuts the live connections; pusher-js comes back after a second. */
  readonly cut: () => void;
  /** Cancels everything that is scheduled. */
  readonly stop: () => void;
}

/** Makes a world and the handlers that answer from it. */
export function createMocks({ scenario, carrier, mail = () => undefined, clock }: MocksOptions = {}): Mocks {
  const world = new World({ clock });
  if (scenario) scenarios[scenario](world);
  const broadcaster = new Broadcaster(world);
  const page = viewersCarrier(world);
  const parts = { carrier: carrier ?? page, owners: broadcaster.owners, mail };
  return {
    world,
    handlers: [createHandler(world, parts), broadcaster.handler()],
    play: (name, payload) => world.emit({ name, payload, to: addressOf(world, name, payload) }),
    signInAs: (memberId) => {
      world.viewerId = memberId;
      page.token = memberId === null ? undefined : openSession(world, memberId).token;
    },
    openSocket: (client) => broadcaster.open(client),
    isHeard: (channel) => broadcaster.isHeard(channel),
    cut: () => broadcaster.cut(),
    stop: () => {
      broadcaster.cut();
      world.stop();
    },
  };
}

/** The page's session: the viewer's, unless it has ended meanwhile. */
function viewersCarrier(world: World): ReturnType<typeof pageCarrier> {
  const carrier = pageCarrier();
  carrier.token = viewersSession(world)?.token;
  return carrier;
}

function viewersSession(world: World): SessionRecord | undefined {
  return [...world.sessions.values()].find(
    ({ memberId }) => memberId !== null && memberId === world.viewerId,
  );
}
