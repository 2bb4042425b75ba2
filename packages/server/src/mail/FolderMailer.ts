import { randomUUID } from 'node:crypto';
import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { KeptMail, Mail, Mailer } from './Mailer';

/** Keeps mails as JSON files instead of sending them: the embedded set-up's mailbox (D-25). */
export class FolderMailer implements Mailer {
  constructor(
    private readonly folder: string,
    private readonly now: () => Date,
  ) {}

  async send(mail: Mail): Promise<void> {
    const date = this.now().toISOString();
    const name = `${date.replace(/[:.]/g, '-')}-${randomUUID()}.json`;
    await mkdir(this.folder, { recursive: true });
    await writeFile(path.join(this.folder, name), JSON.stringify({ ...mail, date }, null, 2));
  }

  /** The newest first, 100 at most. */
  async list(): Promise<KeptMail[]> {
    const names = await readdir(this.folder).catch(() => []);
    const newest = names
      .filter((name) => name.endsWith('.json'))
      .sort()
      .reverse()
      .slice(0, 100);
    return Promise.all(
      newest.map(
        async (name) => JSON.parse(await readFile(path.join(this.folder, name), 'utf8')) as KeptMail,
      ),
    );
  }
}
