import { Refused } from '@iskra/api-contract/rules';
import { DecoderProcess } from './decoder/DecoderProcess';
import type { Decoded, Decoding } from './decoder/Decoding';

const mostWaiting = 64;
const comeBackS = 10;

/** Decodes one picture after another, outside this process: however many and hostile they are, they take the memory of one. */
export class PictureQueue {
  private readonly decoder = new DecoderProcess();
  private last: Promise<unknown> = Promise.resolve();
  private waiting = 0;

  /** Decodes one in its turn; 503 when too many wait for theirs. */
  async decode(asked: Decoding): Promise<Decoded> {
    if (this.waiting >= mostWaiting) throw new Refused(503, 'tooBusy', { retryAfterS: comeBackS });
    this.waiting += 1;
    const turn = this.last.then(() => this.decoder.decode(asked));
    this.last = turn.catch(() => undefined);
    return turn.finally(() => (this.waiting -= 1));
  }

  /** Whatever is decoded now is given up. */
  stop(): void {
    this.decoder.stop();
  }
}
