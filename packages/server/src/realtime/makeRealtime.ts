import type { Config } from '../start/config';
import type { Log } from '../Deps';
import type { OpenDatabase } from '../db/Database';
import { descriptorLimit } from '../start/descriptorLimit';
import type { Escapes } from '../escapes/Escapes';
import type { AnonymousLimits } from './AnonymousSockets';
import { askPages } from './askPages';
import { Broadcaster } from './Broadcaster';
import { ClaimingRelay } from './ClaimingRelay';
import { deliver } from './deliver';
import { OutsidePublisher, outsideAddress } from './OutsidePublisher';
import { PostgresBus } from './PostgresBus';
import { Presence } from './Presence';
import type { PresenceStore } from './PresenceStore';
import { ownBroadcaster, RealtimeAccess } from './RealtimeAccess';
import { RedisBus } from './RedisBus';
import { RedisPresence } from './RedisPresence';
import type { Relay } from './Relay';
import { SharedRelay } from './SharedRelay';
import { SoleRelay } from './SoleRelay';
import { TablePresence } from './TablePresence';

interface Parts {
  readonly config: Config;
  readonly database: OpenDatabase;
  readonly log: Log;
  readonly escapes: Escapes;
  readonly now: () => Date;
  readonly secrets: { readonly realtime: string; readonly realtimeKey: string };
}

const mostSockets = 20_000;

/** A page signs its socket in at once; behind one address of a carrier many pages come back together. */
function anonymousLimits(scale: number): AnonymousLimits {
  return { perAddress: 300 * scale, inAll: Math.floor(descriptorLimit() / 4), signInMs: 30_000 };
}

/** The parts of real time, put together for one process, several on one PostgreSQL, or an outside broadcaster. */
export function makeRealtime({ config, database, log, escapes, now, secrets }: Parts) {
  const broadcaster: Broadcaster = new Broadcaster({
    key: secrets.realtimeKey,
    secret: secrets.realtime,
    escapes,
    anonymous: anonymousLimits(config.rateLimitScale),
    maxConnections: Math.min(mostSockets, Math.floor(descriptorLimit() * 0.8)),
    onPresence: (userId, change) => presence.note(userId, change),
  });
  const onError = (error: unknown) => log.error(error, 'Presence could not be kept');
  const store = makePresenceStore({ config, database, log, now, secrets });
  const relay = makeRelay({ config, database, log, secrets }, broadcaster);
  const ask = async (ids: readonly number[]) => relay.publish(await askPages(database.db, ids, now()));
  const parts = { db: database.db, store, now, sockets: broadcaster, askPages: ask, onError };
  const presence = new Presence(parts);
  return { broadcaster, presence, relay, access: makeAccess() };

  function makeAccess(): RealtimeAccess {
    if (config.pusher) return new RealtimeAccess(outsideAddress(config.pusher), config.pusher.secret, false);
    const isSecure = config.publicUrl?.startsWith('https:') ?? false;
    return new RealtimeAccess(ownBroadcaster(secrets.realtimeKey, isSecure), secrets.realtime, true);
  }
}

function makePresenceStore({ config, database, log, now, secrets }: Omit<Parts, 'escapes'>): PresenceStore {
  const { busUrl, pusher } = config;
  // An outside broadcaster has the sockets: there is nothing to keep.
  if (busUrl === undefined || pusher) return new TablePresence(database.db, now);
  return new RedisPresence({ url: busUrl, prefix: `iskra online ${secrets.realtimeKey} ` }, log);
}

type RelayParts = Pick<Parts, 'config' | 'database' | 'log' | 'secrets'>;

function makeRelay({ config, database, log, secrets }: RelayParts, own: Broadcaster): Relay {
  const { db, sharedUrl } = database;
  const onError = (error: unknown) => log.error(error, 'A live event could not be published yet');
  if (config.pusher) {
    const outside = new OutsidePublisher(config.pusher, onError);
    return new ClaimingRelay(sharedUrl, db, (rows) => outside.send(rows), onError);
  }
  const tell = (row: Parameters<typeof deliver>[1]) => deliver(own, row);
  if (sharedUrl === undefined) return new SoleRelay(db, tell, onError);
  const postgres = new PostgresBus(sharedUrl, onError);
  const place = { url: config.busUrl ?? '', channel: `iskra outbox ${secrets.realtimeKey}` };
  const bus = config.busUrl === undefined ? postgres : new RedisBus(place, postgres, log);
  return new SharedRelay(db, bus, tell, onError);
}
