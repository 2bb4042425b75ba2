import { Announcer } from './Announcer';
import type { Bus } from './Bus';
import { OutboxListener } from './OutboxListener';
import type { LiveRow, OnError, Queued } from './Relay';

/** A notification holds less than 8000 bytes. */
const maxBytes = 7900;

/** Announces rows by LISTEN and NOTIFY, on a connection beside the pool. */
export class PostgresBus implements Bus {
  private listener: OutboxListener | undefined;
  private readonly announcer = new Announcer(maxBytes, (parcels) => this.send(parcels));

  constructor(
    private readonly url: string,
    private readonly onError: OnError,
  ) {}

  async start(hear: (heard: readonly Queued[]) => void, onBack: () => void): Promise<void> {
    const read = (parcel: string) => hear(this.announcer.read(parcel));
    this.listener = new OutboxListener(this.url, read, onBack, this.onError);
    await this.listener.start();
  }

  announce(rows: readonly LiveRow[]): void {
    this.announcer.add(rows);
  }

  isListening(): boolean {
    return this.listener?.isListening ?? false;
  }

  async stop(): Promise<void> {
    await this.announcer.stop();
    await this.listener?.stop();
  }

  private async send(parcels: readonly string[]): Promise<void> {
    await this.listener?.notify(parcels);
  }
}
