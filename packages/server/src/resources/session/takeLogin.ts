import { rateLimits } from '../../http/rateLimits';
import { tooMany, type RateLimiter } from '../../http/RateLimiter';

/** One try at a password: from where, and whether from a device that the member has signed in on. */
export interface LoginTry {
  readonly email: string;
  readonly address: string;
  readonly device: string | null;
}

/**
 * Counts a try, or is a 429. Strangers share an e-mail's tries; when those are used up each address still has one a minute, so
 * that nobody is locked out by others. A known device is counted by itself (decision 0012).
 */
export async function takeLogin(limiter: RateLimiter, { email, address, device }: LoginTry): Promise<void> {
  if (device !== null) return limiter.take(rateLimits.loginFromDevice, device);
  await limiter.take(rateLimits.loginFromAddress, address);
  const pauseMs = await limiter.tryTake(rateLimits.loginPause, `${email} ${address}`);
  if ((await limiter.tryTake(rateLimits.loginToEmail, email)) === 0) return;
  if (pauseMs > 0) throw tooMany(pauseMs);
  await limiter.take(rateLimits.loginToEmailAtMost, email);
}

/** Takes the try back that turned out to be the right password. */
export async function forgiveLogin(
  limiter: RateLimiter,
  { email, address, device }: LoginTry,
): Promise<void> {
  if (device !== null) return limiter.forgive(rateLimits.loginFromDevice, device);
  await limiter.forgive(rateLimits.loginFromAddress, address);
  await limiter.forgive(rateLimits.loginToEmail, email);
}
