import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '../tools/freePort';
import { copyTemplate, type CopiedDatabase } from './templateDatabases';

interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** The real server in its own process and folder, so that it can be killed and restarted. */
export class ServerProcess {
  private child: ChildProcess | undefined;

  private constructor(
    readonly port: number,
    readonly folder: string,
    private readonly env: NodeJS.ProcessEnv,
    private readonly copied?: CopiedDatabase,
  ) {}

  /** On the database that `env` names; else, in journeys, on a copied one, and where there is none on the embedded one. */
  static async start(env: NodeJS.ProcessEnv = {}): Promise<ServerProcess> {
    const copied = env['DATABASE_URL'] === undefined ? await copyTemplate(env['SEED']) : undefined;
    const folder = mkdtempSync(path.join(tmpdir(), 'iskra-e2e-'));
    const onCopy = copied ? { DATABASE_URL: copied.url } : {};
    const server = new ServerProcess(await freePort(), folder, { ...env, ...onCopy }, copied);
    await server.launch();
    return server;
  }

  /** As `npm start` does: with the database that the server brings. */
  static startEmbedded(env: NodeJS.ProcessEnv = {}): Promise<ServerProcess> {
    return ServerProcess.start({ ...env, DATABASE_URL: '' });
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Of the process that runs now. */
  get id(): number | undefined {
    return this.child?.pid;
  }

  /** False once the process has ended, for whatever reason. */
  get isRunning(): boolean {
    return this.child !== undefined && this.child.exitCode === null && this.child.signalCode === null;
  }

  /** Starts the process and waits until it answers. */
  async launch(): Promise<void> {
    const settings = {
      PORT: String(this.port),
      DATA_DIR: this.folder,
      SEED: 'none',
      RATE_LIMIT_SCALE: '1000',
      ...this.env,
    };
    const child = spawn('node', ['packages/server/dist/main.js'], {
      cwd: path.resolve(import.meta.dirname, '..'),
      env: { ...process.env, ...settings },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.child = child;
    await new Promise<void>((resolve, reject) => {
      let output = '';
      const read = (chunk: Buffer) => {
        output += chunk.toString();
        if (output.includes('ready at')) resolve();
      };
      child.stdout.on('data', read);
      child.stderr.on('data', read);
      child.on('exit', (code) => reject(new Error(`The server ended with ${code}:\n${output}`)));
    });
  }

  /** As a power button would: no signal handler runs. */
  async kill(): Promise<void> {
    await this.end('SIGKILL');
  }

  /** As a supervisor asks it to; answers the exit code. */
  async stop(): Promise<number | null> {
    await this.end('SIGTERM');
    return this.child?.exitCode ?? null;
  }

  async close(): Promise<void> {
    await this.end('SIGTERM');
    await this.copied?.drop();
    rmSync(this.folder, { recursive: true, force: true });
  }

  /** A command of the operators, beside the running server; answers what it printed. */
  asOperator(...words: string[]): Promise<string> {
    return this.runNode('packages/server/dist/admin.js', ...words);
  }

  /** Moves the end of a member's premium, by the database: no command gives less than a day. */
  async endPremiumIn(email: string, ms: number): Promise<void> {
    await this.end('SIGTERM');
    await this.run('e2e/movePremium.ts', email, String(ms));
    await this.launch();
  }

  /** The six digits last mailed to an address, from the local mailbox (D-25). */
  async codeFor(email: string): Promise<string> {
    const mails = (await (await fetch(`${this.url}/dev/mail.json`)).json()) as Mail[];
    const code = mails.find(({ to }) => to === email)?.text.match(/\d{6}/)?.[0];
    if (!code) throw new Error(`No code was mailed to ${email}`);
    return code;
  }

  /** The link to put an address back that was last mailed there (decision 0037). */
  async linkFor(email: string): Promise<string> {
    const mails = (await (await fetch(`${this.url}/dev/mail.json`)).json()) as Mail[];
    const link = mails.find(({ to }) => to === email)?.text.match(/http\S+\/info\/email-back#\S+/)?.[0];
    if (!link) throw new Error(`No link was mailed to ${email}`);
    return link;
  }

  /** A script on the server's folder and database; answers what it printed. */
  run(script: string, ...words: string[]): Promise<string> {
    return this.runNode('--import', 'tsx', script, ...words);
  }

  private async runNode(...args: string[]): Promise<string> {
    const { stdout } = await promisify(execFile)('node', args, {
      cwd: path.resolve(import.meta.dirname, '..'),
      env: { ...process.env, ...this.env, DATA_DIR: this.folder },
    }).catch((error: Error & { stderr?: string }) => {
      throw new Error(error.stderr ?? error.message);
    });
    return stdout;
  }

  private async end(signal: NodeJS.Signals): Promise<void> {
    const { child } = this;
    if (!child || !this.isRunning) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    await gone;
  }
}
