import type { Config } from './config';
import type { Deps, Log } from '../Deps';
import type { OpenDatabase } from '../db/Database';
import { loadSecrets } from '../db/loadSecrets';
import { Escapes } from '../escapes/Escapes';
import { memoryCounters } from '../http/memoryCounters';
import { RateLimiter } from '../http/RateLimiter';
import { RedisCounters } from '../http/RedisCounters';
import { removeOldSessions } from '../session/sessions';
import { makeMailer } from '../mail/makeMailer';
import { sweepLeftovers } from '../photos/leftovers';
import { openPhotos } from '../photos/PhotoStore';
import { makeRealtime } from '../realtime/makeRealtime';
import { LikeNotices } from '../resources/likes/LikeNotices';
import { tellDueLikes } from '../resources/likes/tellLikes';
import { removeOldPauses } from '../resources/registration/takeMail';
import { removeOldFormer } from '../resources/settings/formerEmail';
import { PremiumWatch } from '../resources/premium/PremiumWatch';

interface Parts {
  readonly config: Config;
  readonly database: OpenDatabase;
  readonly log: Log;
  readonly likeNoticeDelayMs: number;
  readonly now?: (() => Date) | undefined;
}

const hourMs = 60 * 60_000;

/** Puts the parts of a server together; `stop` ends timers and background work. */
export async function makeDeps({ config, database, log, likeNoticeDelayMs, now = () => new Date() }: Parts) {
  const { db } = database;
  const secrets = await loadSecrets(db);
  const shared = config.limitsUrl ? await RedisCounters.open(config.limitsUrl, secrets.page, log) : null;
  const escapes = new Escapes(log);
  const { broadcaster, presence, relay, access } = makeRealtime({
    config,
    database,
    log,
    escapes,
    now,
    secrets,
  });
  const deps: Deps = {
    config,
    db,
    now,
    log,
    escapes,
    secret: secrets.page,
    realtimeSecret: secrets.realtime,
    limiter: new RateLimiter(config.rateLimitScale, shared?.counter ?? memoryCounters(now)),
    mailer: makeMailer(config, now),
    photos: openPhotos(config),
    broadcaster,
    realtime: access,
    relay,
    likeNotices: new LikeNotices({
      now,
      delayMs: likeNoticeDelayMs,
      tellDue: (at) => tellDueLikes(deps, at),
    }),
  };
  await relay.start();
  await presence.start();
  const onError = (error: unknown) => log.error(error, 'Old sessions and pauses could not be removed');
  const clean = setInterval(() => {
    void removeOldSessions(deps)
      .then(() => removeOldPauses(deps))
      .then(() => removeOldFormer(deps))
      .catch(onError);
  }, hourMs);
  clean.unref();
  const premium = new PremiumWatch({ db, relay, now }, (error) =>
    log.error(error, 'Premium could not be ended'),
  );
  const stopSweeping = sweepLeftovers(deps);
  const stop = async () => {
    clearInterval(clean);
    stopSweeping();
    deps.photos.queue.stop();
    await deps.likeNotices.stop();
    await premium.stop();
    await presence.stop();
    await relay.stop();
    shared?.close();
  };
  return { deps, stop };
}
