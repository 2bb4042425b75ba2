/** One mail as it is written; plain text. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** A kept mail, as the mailbox page shows it (D-25); `date` is ISO. */
export interface KeptMail extends Mail {
  readonly date: string;
}

export interface Mailer {
  readonly send: (mail: Mail) => Promise<void>;
}
