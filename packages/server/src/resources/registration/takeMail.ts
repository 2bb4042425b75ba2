import { createHmac } from 'node:crypto';
import { mailedLongAgo, Refused, secondsToNextCode } from '@iskra/api-contract/rules';
import { eq, lt, lte } from 'drizzle-orm';
import type { Deps } from '../../Deps';
import { mailPauses } from '../../db/schema';
import { hourMs, minuteMs, perAddress } from '../../http/callLimits';
import { tooMany, type Limit } from '../../http/RateLimiter';

/** Requests for mailed codes, to whomever. */
export const mailRequests = perAddress('mail', 20, hourMs);

const toEmailFrom: Limit = { name: 'mail email from', tries: 10, windowMs: hourMs };
const toEmail: Limit = { name: 'mail email', tries: 20, windowMs: hourMs };
/** Between two mails to one e-mail, when its mails of the hour are used up. */
const space: Limit = { name: 'mail space', tries: 1, windowMs: 2 * minuteMs };

/** One request for a mailed code: when, to which address, from where, and from which known device of its member. */
export interface MailRequest {
  readonly now: Date;
  readonly email: string;
  readonly address: string;
  readonly device: string | null;
}

type PauseDeps = Pick<Deps, 'db' | 'secret'>;

/**
 * Counts a request for a code to one e-mail, or throws 429: 60 s between two from one place (D-26), and an hourly number
 * to one e-mail from everywhere. After that requests are spaced, never closed, and a known device does not wait for
 * strangers (decision 0012).
 */
export async function takeMail(deps: Deps, request: MailRequest): Promise<void> {
  const { limiter } = deps;
  const { email, address, device } = request;
  await limiter.take(toEmailFrom, `${email} ${device ?? address}`);
  await refuseTooSoon(deps, request);
  if (device !== null) return;
  const spaceMs = await limiter.tryTake(space, email);
  if ((await limiter.tryTake(toEmail, email)) > 0 && spaceMs > 0) throw tooMany(spaceMs);
}

/** Takes back a mail that could not be sent, so that the next request need not wait. */
export async function takeMailBack(deps: PauseDeps, request: MailRequest): Promise<void> {
  await deps.db.delete(mailPauses).where(eq(mailPauses.key, keyOf(deps, request)));
}

/** Removes pauses that are over. */
export async function removeOldPauses({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  await db.delete(mailPauses).where(lt(mailPauses.sentAt, mailedLongAgo(now())));
}

/** One statement, so that only one of several concurrent requests finds the pause over. */
async function refuseTooSoon(deps: PauseDeps, request: MailRequest): Promise<void> {
  const key = keyOf(deps, request);
  const sentAt = request.now;
  const begun = await deps.db
    .insert(mailPauses)
    .values({ key, sentAt })
    .onConflictDoUpdate({
      target: mailPauses.key,
      set: { sentAt },
      setWhere: lte(mailPauses.sentAt, mailedLongAgo(sentAt)),
    })
    .returning({ key: mailPauses.key });
  if (begun.length > 0) return;
  const [last] = await deps.db.select().from(mailPauses).where(eq(mailPauses.key, key));
  const seconds = Math.max(1, secondsToNextCode(last?.sentAt ?? sentAt, sentAt));
  throw new Refused(429, 'codeTooSoon', { values: { seconds }, retryAfterS: seconds });
}

/** Neither address can be read from it. */
function keyOf({ secret }: PauseDeps, { email, address, device }: MailRequest): string {
  return createHmac('sha256', secret)
    .update(`mail ${email} ${device ?? address}`)
    .digest('base64url');
}
