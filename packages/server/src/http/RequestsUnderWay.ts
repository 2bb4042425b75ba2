import type { Server } from 'node:http';

/** Knows how many requests are being answered, so that a stop waits for them and for no idle connection. */
export class RequestsUnderWay {
  private count = 0;
  private onNone: () => void = () => undefined;

  constructor(server: Server) {
    server.on('request', (_, answer) => {
      this.count += 1;
      answer.once('close', () => this.ended());
    });
  }

  /** Resolves when all are answered, or after that time. */
  async end(withinMs: number): Promise<void> {
    if (this.count === 0) return;
    let timer: NodeJS.Timeout | undefined;
    await new Promise<void>((done) => {
      this.onNone = done;
      timer = setTimeout(done, withinMs);
    });
    clearTimeout(timer);
  }

  private ended(): void {
    this.count -= 1;
    if (this.count === 0) this.onNone();
  }
}
