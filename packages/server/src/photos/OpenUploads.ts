import { Refused } from '@iskra/api-contract/rules';

const perMember = 8;
const inAll = 64;
const comeBackS = 10;

/** Uploads that are under way: who holds them open takes a place of their own, and in the end everybody's. */
export class OpenUploads {
  private readonly byMember = new Map<number, number>();
  private count = 0;

  /** Takes a place, 429 or 503 when there is none; answers how to give it back. */
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
