import { minuteMs } from '../../http/callLimits';
import { tooMany, type Limit, type RateLimiter } from '../../http/RateLimiter';

const fromAddress: Limit = { name: 'login address', tries: 30, windowMs: 5 * minuteMs };
const toEmail: Limit = { name: 'login email', tries: 10, windowMs: 15 * minuteMs };
/** Of one e-mail from one address, when the e-mail's tries are used up. */
const pause: Limit = { name: 'login pause', tries: 1, windowMs: minuteMs };
const toEmailAtMost: Limit = { name: 'login email at most', tries: 30, windowMs: 15 * minuteMs };
const fromDevice: Limit = { name: 'login device', tries: 10, windowMs: 15 * minuteMs };

/** One try at a password: from where, and whether from a device that the member has signed in on. */
export interface LoginTry {
  readonly email: string;
  readonly address: string;
  readonly device: string | null;
}

/**
 * Counts a try, or throws 429. Strangers share an e-mail's tries; when those are used up each address still has one a
 * minute, so that others lock nobody out. A known device is counted by itself (decision 0012).
 */
export async function takeLogin(limiter: RateLimiter, { email, address, device }: LoginTry): Promise<void> {
  if (device !== null) return limiter.take(fromDevice, device);
  await limiter.take(fromAddress, address);
  const pauseMs = await limiter.tryTake(pause, `${email} ${address}`);
  if ((await limiter.tryTake(toEmail, email)) === 0) return;
  if (pauseMs > 0) throw tooMany(pauseMs);
  await limiter.take(toEmailAtMost, email);
}

/** Takes back a try with the right password. */
export async function forgiveLogin(
  limiter: RateLimiter,
  { email, address, device }: LoginTry,
): Promise<void> {
  if (device !== null) return limiter.forgive(fromDevice, device);
  await limiter.forgive(fromAddress, address);
  await limiter.forgive(toEmail, email);
}
