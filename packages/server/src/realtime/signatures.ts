import { createHmac, timingSafeEqual } from 'node:crypto';

/** Makes and checks the signatures of protocol 7. */
export class Signatures {
  constructor(
    private readonly key: string,
    private readonly secret: string,
  ) {}

  /** @param data what the page hands on with the subscription, signed too */
  channel(socketId: string, channel: string, data?: string): string {
    return this.sign(`${socketId}:${channel}${data === undefined ? '' : `:${data}`}`);
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
