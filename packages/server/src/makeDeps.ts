import path from 'node:path';
import type { Config } from './config';
import type { Deps, Log } from './Deps';
import type { Database } from './db/Database';
import { loadSecrets } from './db/loadSecrets';
import { RateLimiter } from './http/RateLimiter';
import { removeOldSessions } from './http/sessions';
import { FolderMailer } from './mail/FolderMailer';
import { SmtpMailer } from './mail/SmtpMailer';
import { PhotoStore } from './photos/PhotoStore';
import { Broadcaster } from './realtime/Broadcaster';
import { Presence } from './realtime/Presence';
import { LikeNotices } from './resources/likes/LikeNotices';
import { PremiumWatch } from './resources/premium/PremiumWatch';

interface Parts {
  readonly config: Config;
  readonly db: Database;
  readonly log: Log;
  readonly likeNoticeDelayMs: number;
  readonly now?: (() => Date) | undefined;
}

const hourMs = 60 * 60_000;

/** Puts the parts of a server together; `stop` ends what keeps running by itself. */
export async function makeDeps({ config, db, log, likeNoticeDelayMs, now = () => new Date() }: Parts) {
  const secrets = await loadSecrets(db);
  const broadcaster: Broadcaster = new Broadcaster({
    key: secrets.realtimeKey,
    secret: secrets.realtime,
    publicUrl: config.publicUrl,
    onPresence: (userId, isOpen) => void (isOpen ? presence.renew([userId]) : presence.closed(userId)),
  });
  const onError = (error: unknown) => log.error(error, 'Presence could not be kept');
  const presence = new Presence(db, now, () => broadcaster.connectedMembers(), onError);
  const deps: Deps = {
    config,
    db,
    now,
    log,
    secret: secrets.page,
    limiter: new RateLimiter(config.rateLimitScale, now),
    mailer: makeMailer(config, now),
    photos: new PhotoStore(path.join(config.dataDir, 'photos')),
    broadcaster,
    likeNotices: new LikeNotices(likeNoticeDelayMs),
  };
  const clean = setInterval(() => void removeOldSessions(deps).catch(onError), hourMs);
  clean.unref();
  const premium = new PremiumWatch(deps, (error) => log.error(error, 'Premium could not be ended'));
  const stop = async () => {
    clearInterval(clean);
    deps.likeNotices.stop();
    presence.stop();
    await premium.stop();
  };
  return { deps, stop };
}

function makeMailer({ smtpUrl, mailFrom, dataDir }: Config, now: () => Date) {
  return smtpUrl ? new SmtpMailer(smtpUrl, mailFrom) : new FolderMailer(path.join(dataDir, 'mail'), now);
}
