import path from 'node:path';
import type { Config } from '../start/config';
import { FolderMailer } from './FolderMailer';
import type { Mailer } from './Mailer';
import { SmtpMailer } from './SmtpMailer';

/** Where mails go: by SMTP, or into a folder (D-25). */
export function makeMailer({ smtpUrl, mailFrom, dataDir }: Config, now: () => Date): Mailer {
  return smtpUrl ? new SmtpMailer(smtpUrl, mailFrom) : new FolderMailer(path.join(dataDir, 'mail'), now);
}
