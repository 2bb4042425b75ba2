import type { Limit } from './RateLimiter';

const minute = 60_000;

/** What one address, e-mail or member may do how often. */
export const rateLimits = {
  loginFromAddress: { name: 'login address', tries: 30, windowMs: 5 * minute },
  loginToEmail: { name: 'login email', tries: 10, windowMs: 15 * minute },
  /** Of one e-mail from one address, when the e-mail's tries are used up. */
  loginPause: { name: 'login pause', tries: 1, windowMs: minute },
  loginToEmailAtMost: { name: 'login email at most', tries: 30, windowMs: 15 * minute },
  loginFromDevice: { name: 'login device', tries: 10, windowMs: 15 * minute },
  registerFromAddress: { name: 'register', tries: 20, windowMs: 60 * minute },
  mailFromAddress: { name: 'mail', tries: 20, windowMs: 60 * minute },
  mailToEmailFrom: { name: 'mail email from', tries: 10, windowMs: 60 * minute },
  mailToEmail: { name: 'mail email', tries: 20, windowMs: 60 * minute },
  /** Between two mails to one e-mail, when its mails of the hour are used up. */
  mailSpace: { name: 'mail space', tries: 1, windowMs: 2 * minute },
  codeFromAddress: { name: 'code', tries: 60, windowMs: 60 * minute },
  pageContext: { name: 'page context', tries: 300, windowMs: 5 * minute },
  likes: { name: 'likes', tries: 120, windowMs: minute },
  messages: { name: 'messages', tries: 60, windowMs: minute },
  dialogues: { name: 'dialogues', tries: 60, windowMs: 10 * minute },
  safety: { name: 'safety', tries: 60, windowMs: 60 * minute },
  paymentCard: { name: 'payment card', tries: 30, windowMs: 60 * minute },
  premium: { name: 'premium', tries: 20, windowMs: 60 * minute },
  profile: { name: 'profile', tries: 60, windowMs: 10 * minute },
  settings: { name: 'settings', tries: 60, windowMs: 60 * minute },
  emailChanges: { name: 'email changes', tries: 20, windowMs: 60 * minute },
  exports: { name: 'exports', tries: 10, windowMs: 60 * minute },
  uploads: { name: 'uploads', tries: 60, windowMs: 60 * minute },
} as const satisfies Record<string, Limit>;
