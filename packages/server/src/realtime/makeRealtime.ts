import type { Config } from '../config';
import type { Log } from '../Deps';
import type { OpenDatabase } from '../db/Database';
import { Broadcaster } from './Broadcaster';
import { ClaimingRelay } from './ClaimingRelay';
import { deliver } from './deliver';
import { OutsidePublisher, outsideAddress } from './OutsidePublisher';
import { Presence } from './Presence';
import { ownBroadcaster, RealtimeAccess } from './RealtimeAccess';
import type { Relay } from './Relay';
import { SharedRelay } from './SharedRelay';
import { SoleRelay } from './SoleRelay';

interface Parts {
  readonly config: Config;
  readonly database: OpenDatabase;
  readonly log: Log;
  readonly now: () => Date;
  readonly secrets: { readonly realtime: string; readonly realtimeKey: string };
}

/** The parts of real time, put together for one process, several on one PostgreSQL, or an outside broadcaster. */
export function makeRealtime({ config, database, log, now, secrets }: Parts) {
  const broadcaster: Broadcaster = new Broadcaster({
    key: secrets.realtimeKey,
    secret: secrets.realtime,
    publicUrl: config.publicUrl,
    onPresence: (userId) => presence.note(userId),
  });
  const onError = (error: unknown) => log.error(error, 'Presence could not be kept');
  const presence = new Presence(database.db, now, broadcaster, onError);
  return {
    broadcaster,
    presence,
    relay: makeRelay(config, database, log, broadcaster),
    access: makeAccess(),
  };

  function makeAccess(): RealtimeAccess {
    if (config.pusher) return new RealtimeAccess(outsideAddress(config.pusher), config.pusher.secret, false);
    const isSecure = config.publicUrl?.startsWith('https:') ?? false;
    return new RealtimeAccess(ownBroadcaster(secrets.realtimeKey, isSecure), secrets.realtime, true);
  }
}

function makeRelay(config: Config, { db, sharedUrl }: OpenDatabase, log: Log, own: Broadcaster): Relay {
  const onError = (error: unknown) => log.error(error, 'A live event could not be told yet');
  if (config.pusher) {
    const outside = new OutsidePublisher(config.pusher, onError);
    return new ClaimingRelay(sharedUrl, db, (rows) => outside.send(rows), onError);
  }
  const tell = (row: Parameters<typeof deliver>[1]) => deliver(own, row);
  return sharedUrl === undefined
    ? new SoleRelay(db, tell, onError)
    : new SharedRelay(sharedUrl, db, tell, onError);
}
