import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** One signed request of Pusher's HTTP API, as it came. */
export interface SignedRequest {
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly body: string;
}

const windowS = 600;
/** Two equal events of one second have one signature; on the way they may drift this far apart. */
const repeatS = 5;

/** Checks who asks the HTTP API, as Pusher's libraries sign it: key, time, MD5 of the body, HMAC over all of it. */
export class TriggerAuth {
  /** Signatures of this window and when each came first. */
  private readonly seen = new Map<string, number>();

  constructor(
    private readonly key: string,
    private readonly secret: string,
    private readonly now: () => number = Date.now,
  ) {}

  /** What is wrong with a request in one line, or null. */
  problem({ method, path, query, body }: SignedRequest): string | null {
    const { auth_signature: signature = '', ...signed } = query;
    if (signed['auth_key'] !== this.key) return 'The key is unknown';
    if (signed['auth_version'] !== '1.0') return 'Only version 1.0 of signatures is known';
    if (!this.isNow(signed['auth_timestamp'])) return `The time is more than ${windowS} s away`;
    if (body !== '' && signed['body_md5'] !== md5(body)) return 'The MD5 of the body does not fit';
    if (!this.isSigned(`${method}\n${path}\n${sorted(signed)}`, signature))
      return 'The signature does not fit';
    return null;
  }

  /** Whether this is a replay: the same request came before, too long ago to be an equal event. */
  isReplay({ query }: SignedRequest): boolean {
    const now = this.now() / 1000;
    for (const [old, cameAt] of this.seen) {
      if (cameAt + 2 * windowS > now) break;
      this.seen.delete(old);
    }
    const signature = query['auth_signature'] ?? '';
    const cameAt = this.seen.get(signature);
    if (cameAt !== undefined) return now - cameAt > repeatS;
    this.seen.set(signature, now);
    return false;
  }

  private isNow(timestamp = ''): boolean {
    return /^\d{1,12}$/.test(timestamp) && Math.abs(this.now() / 1000 - Number(timestamp)) <= windowS;
  }

  private isSigned(text: string, signature: string): boolean {
    const expected = Buffer.from(createHmac('sha256', this.secret).update(text).digest('hex'));
    const given = Buffer.from(signature);
    return expected.length === given.length && timingSafeEqual(expected, given);
  }
}

const md5 = (text: string) => createHash('md5').update(text).digest('hex');

/** By name, as it is signed: neither escaped nor quoted. */
function sorted(query: Readonly<Record<string, string>>): string {
  const pairs = Object.entries(query).map(([name, value]) => [name.toLowerCase(), value] as const);
  pairs.sort(([a], [b]) => (a < b ? -1 : 1));
  return pairs.map(([name, value]) => `${name}=${value}`).join('&');
}
