import { createTransport, type Transporter } from 'nodemailer';
import type { Mail, Mailer } from './Mailer';

/** A member waits for the answer: a mail server that is down must not hold the call for long. */
const timeouts = {
  dnsTimeout: 4000,
  connectionTimeout: 4000,
  greetingTimeout: 4000,
  socketTimeout: 8000,
} as const;

/** Sends by SMTP_URL. */
export class SmtpMailer implements Mailer {
  private readonly transport: Transporter;

  constructor(
    url: string,
    private readonly from: string,
  ) {
    this.transport = createTransport({ url, ...timeouts });
  }

  /** Rejects with a reason for the operator, and nothing of the mail. */
  async send(mail: Mail): Promise<void> {
    await this.transport.sendMail({ from: this.from, ...mail }).catch((error: unknown) => {
      throw new Error(reasonOf(error));
    });
  }
}

interface SmtpError {
  readonly code?: string;
  readonly responseCode?: number;
  readonly message?: string;
}

const reasons: Readonly<Record<string, string>> = {
  EAUTH: 'refuses the user or the password of SMTP_URL',
  EENVELOPE: 'refuses the sender (MAIL_FROM) or the recipient',
  EMESSAGE: 'refuses the mail',
  EDNS: 'is not known by that name',
  ETLS: 'has no TLS that can be trusted',
};

/** The server's own text may contain the address, so only its code is logged. */
function reasonOf(error: unknown): string {
  const { code = '', responseCode, message = '' } = error as SmtpError;
  const isTls = /certificate|SSL|TLS/i.test(message);
  const reason = isTls ? reasons['ETLS'] : (reasons[code] ?? 'does not answer');
  const details = [code, responseCode].filter((part) => part !== undefined && part !== '').join(' ');
  return `The mail server ${reason}${details === '' ? '' : ` (${details})`}`;
}
