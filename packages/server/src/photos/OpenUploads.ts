import { Refused } from '@iskra/api-contract/rules';

const perMember = 8;
const inAll = 64;
const comeBackS = 10;

/** Counts open uploads, per member and in all: a member who holds many open first uses up their own places. */
export class OpenUploads {
  private readonly byMember = new Map<number, number>();
  private count = 0;

  /** Takes a place, or throws 429 or 503 when none is free; returns a function that releases it. */
  enter(userId: number): () => void {
    const own = this.byMember.get(userId) ?? 0;
    if (own >= perMember) throw new Refused(429, 'tooMany', wait);
    if (this.count >= inAll) throw new Refused(503, 'tooBusy', wait);
    this.byMember.set(userId, own + 1);
    this.count += 1;
    return () => this.leave(userId);
  }

  private leave(userId: number): void {
    this.count -= 1;
    const own = (this.byMember.get(userId) ?? 1) - 1;
    if (own === 0) this.byMember.delete(userId);
    else this.byMember.set(userId, own);
  }
}

const wait = { values: { seconds: comeBackS }, retryAfterS: comeBackS };
