import pg from 'pg';
import type { OnError } from './Relay';

const checkMs = 10_000;
const answerMs = 5000;
const retryMs = 500;

/** The channel of this database's outbox, in SQL: a schema is a database of its own. */
export const outboxChannel = `'iskra_outbox.' || current_schema()`;

const notifyAll = `select pg_notify(${outboxChannel}, parcel) from unnest($1::text[]) as parcel`;

/** The application name by which other processes see that a server runs on their database. */
export const serverApplicationName = 'iskra-server';

/** Listens and notifies on a connection of its own, which reconnects by itself. */
export class OutboxListener {
  isListening = false;
  private client: pg.Client | undefined;
  private check: NodeJS.Timeout | undefined;
  private again: NodeJS.Timeout | undefined;
  private isStopped = false;
  private last: Promise<unknown> = Promise.resolve();

  /** @param onBack called when it listens again after a gap */
  constructor(
    private readonly url: string,
    private readonly hear: (parcel: string) => void,
    private readonly onBack: () => void,
    private readonly onError: OnError,
  ) {}

  /** Notifies all listeners; rejects while there is no connection. */
  async notify(parcels: readonly string[]): Promise<void> {
    const client = this.client;
    if (!client || !this.isListening) throw new Error('The connection that announces live events is down');
    await this.inTurn(() => client.query({ name: 'notify', text: notifyAll, values: [parcels] }));
  }

  /** Rejects when the first connection fails. */
  async start(): Promise<void> {
    await this.connect().catch(async (error: unknown) => {
      await this.stop();
      throw error;
    });
  }

  async stop(): Promise<void> {
    this.isStopped = true;
    this.isListening = false;
    clearInterval(this.check);
    clearTimeout(this.again);
    await this.client?.end().catch(() => undefined);
  }

  private async connect(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.url,
      application_name: serverApplicationName,
      connectionTimeoutMillis: answerMs,
      query_timeout: answerMs,
      keepAlive: true,
    });
    this.client = client;
    client.on('error', (error) => this.lose(client, error));
    client.on('end', () => this.lose(client, new Error('The connection that receives live events ended')));
    client.on('notification', ({ payload }) => this.read(payload));
    await client.connect();
    // A notification changes no data, so it need not wait for the disk.
    await client.query('set synchronous_commit = off');
    const { rows } = await client.query<{ channel: string }>(`select ${outboxChannel} as channel`);
    await client.query(`listen ${client.escapeIdentifier(rows[0]?.channel ?? '')}`);
    this.isListening = true;
    this.check = setInterval(() => void this.ask(client), checkMs);
    this.check.unref();
  }

  /** Only a query shows that a connection was cut silently. */
  private async ask(client: pg.Client): Promise<void> {
    try {
      await this.inTurn(() => client.query('select 1'));
    } catch (error) {
      this.lose(client, error);
    }
  }

  private lose(client: pg.Client, error: unknown): void {
    if (this.isStopped || client !== this.client) return;
    if (this.isListening) this.onError(error);
    this.isListening = false;
    this.client = undefined;
    clearInterval(this.check);
    void client.end().catch(() => undefined);
    this.comeBackLater();
  }

  private comeBackLater(): void {
    clearTimeout(this.again);
    this.again = setTimeout(() => void this.comeBack(), retryMs);
    this.again.unref();
  }

  private async comeBack(): Promise<void> {
    try {
      await this.connect();
    } catch {
      // It may be connected but does not listen, so it is useless.
      void this.client?.end().catch(() => undefined);
      if (!this.isStopped) this.comeBackLater();
      return;
    }
    this.onBack();
  }

  private read(parcel = ''): void {
    try {
      this.hear(parcel);
    } catch (error) {
      this.onError(error);
    }
  }

  /** One statement after another, as the driver requires. */
  private inTurn(work: () => Promise<unknown>): Promise<unknown> {
    const done = this.last.then(work);
    this.last = done.catch(() => undefined);
    return done;
  }
}
