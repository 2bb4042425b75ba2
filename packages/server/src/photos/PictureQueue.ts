import { Refused } from '@iskra/api-contract/rules';
import { DecoderProcess } from './decoder/DecoderProcess';
import type { Decoded, Decoding } from './decoder/Decoding';

const mostWaiting = 64;
const comeBackS = 10;

/** Decodes one picture after another in another process: however many or hostile, they take the memory of one. */
export class PictureQueue {
  private readonly decoder = new DecoderProcess();
  private last: Promise<unknown> = Promise.resolve();
  private waiting = 0;

  /** Decodes a picture in its turn; throws 503 when too many wait. */
  async decode(asked: Decoding): Promise<Decoded> {
    if (this.waiting >= mostWaiting) throw new Refused(503, 'tooBusy', { retryAfterS: comeBackS });
    this.waiting += 1;
    const turn = this.last.then(() => this.decoder.decode(asked));
    this.last = turn.catch(() => undefined);
    return turn.finally(() => (this.waiting -= 1));
  }

  /** Aborts the picture that is being decoded. */
  stop(): void {
    this.decoder.stop();
  }
}
