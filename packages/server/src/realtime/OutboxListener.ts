import pg from 'pg';
import type { OnError } from './Relay';

const checkMs = 10_000;
const answerMs = 5000;
const retryMs = 500;

/** The name by which other processes see that a server runs on their database. */
export const serverApplicationName = 'iskra-server';

/** Hears on a connection of its own which rows the outbox gets; comes back by itself when PostgreSQL does. */
export class OutboxListener {
  isListening = false;
  private client: pg.Client | undefined;
  private check: NodeJS.Timeout | undefined;
  private again: NodeJS.Timeout | undefined;
  private isStopped = false;
  private heardAt = Date.now();

  /** @param onBack called when it listens again, with how long it may have been deaf */
  constructor(
    private readonly url: string,
    private readonly hear: (id: number) => void,
    private readonly onBack: (goneMs: number) => Promise<void>,
    private readonly onError: OnError,
  ) {}

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
    client.on('end', () => this.lose(client, new Error('The connection that hears live events ended')));
    client.on('notification', ({ payload }) => this.hear(Number(payload)));
    await client.connect();
    const { rows } = await client.query<{ schema: string }>('select current_schema() as schema');
    await client.query(`listen ${client.escapeIdentifier(`iskra_outbox.${rows[0]?.schema ?? 'public'}`)}`);
    this.isListening = true;
    this.heardAt = Date.now();
    this.check = setInterval(() => void this.ask(client), checkMs);
    this.check.unref();
  }

  /** A connection that is cut without a word is noticed only by asking. */
  private async ask(client: pg.Client): Promise<void> {
    try {
      await client.query('select 1');
      this.heardAt = Date.now();
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
    const deafSince = this.heardAt;
    try {
      await this.connect();
    } catch {
      // Connected perhaps, but not listening: this one is of no use.
      void this.client?.end().catch(() => undefined);
      if (!this.isStopped) this.comeBackLater();
      return;
    }
    await this.onBack(Date.now() - deafSince).catch(this.onError);
  }
}
