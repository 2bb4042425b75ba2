import { createHmac, timingSafeEqual } from 'node:crypto';

/** Signs and checks what protocol 7 wants signed. */
export class Signatures {
  constructor(
    private readonly key: string,
    private readonly secret: string,
  ) {}

  channel(socketId: string, channel: string): string {
    return this.sign(`${socketId}:${channel}`);
  }

  user(socketId: string, userData: string): string {
    return this.sign(`${socketId}::user::${userData}`);
  }

  /** In constant time. */
  isEqual(given: string, expected: string): boolean {
    const [a, b] = [Buffer.from(given), Buffer.from(expected)];
    return a.length === b.length && timingSafeEqual(a, b);
  }

  private sign(text: string): string {
    return `${this.key}:${createHmac('sha256', this.secret).update(text).digest('hex')}`;
  }
}
