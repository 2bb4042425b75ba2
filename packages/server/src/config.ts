import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { StartError } from './StartError';

const builtApp = fileURLToPath(new URL('../../app/dist', import.meta.url));

const port = z.coerce.number('a number from 1 to 65535').int().min(1).max(65535);
const flag = z.enum(['true', 'false', '1', '0']).transform((value) => value === 'true' || value === '1');
const url = (...protocols: string[]) =>
  z.string().refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol));

/** Each switch of D-42: how it is read, and how a bad value is explained. */
const switches = {
  PORT: { read: port.default(3000), must: 'be a number from 1 to 65535' },
  HOST: { read: z.string().min(1).default('127.0.0.1'), must: 'be an address to listen on' },
  DATA_DIR: { read: z.string().min(1).default('data'), must: 'be a folder' },
  DATABASE_URL: {
    read: url('postgres:', 'postgresql:').optional(),
    must: 'be a postgres:// address',
    isSecret: true,
  },
  SMTP_URL: { read: url('smtp:', 'smtps:').optional(), must: 'be an smtp:// address', isSecret: true },
  MAIL_FROM: { read: z.string().min(3).default('Iskra <no-reply@iskra.local>'), must: 'be a sender address' },
  PUBLIC_URL: {
    read: url('http:', 'https:').optional(),
    must: 'be an http:// or https:// address',
  },
  TRUST_PROXY: { read: flag.default(false), must: 'be true or false' },
  SEED: { read: z.enum(['demo', 'none']).default('demo'), must: 'be demo or none' },
  RATE_LIMIT_SCALE: {
    read: z.coerce.number().positive().max(1_000_000).default(1),
    must: 'be a number above 0',
  },
  CARD_NUMBER: {
    read: z
      .string()
      .regex(/^(?:\d ?){16}$/)
      .optional(),
    must: 'be 16 digits',
    isSecret: true,
  },
  METRICS_TOKEN: {
    read: z
      .string()
      .regex(/^[\x21-\x7e]{16,}$/)
      .optional(),
    must: 'be at least 16 letters, digits or signs, without spaces',
    isSecret: true,
  },
  APP_DIR: { read: z.string().min(1).default(builtApp), must: 'be a folder' },
} as const;

/** Switches of D-42 that this version does not have yet: saying so is better than ignoring them. */
const notYet = /^(S3|PUSHER)_/;

/** Settings of one server process; see D-42 for the switches they come from. */
export interface Config {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  readonly databaseUrl?: string | undefined;
  readonly smtpUrl?: string | undefined;
  readonly mailFrom: string;
  readonly publicUrl?: string | undefined;
  readonly trustProxy: boolean;
  readonly seed: 'demo' | 'none';
  /** Multiplies every rate limit; for tests (D-42). */
  readonly rateLimitScale: number;
  readonly cardNumber?: string | undefined;
  /** Opens /metrics and /ready to other machines; without it only this one may. */
  readonly metricsToken?: string | undefined;
  /** Folder of the built page. */
  readonly appDir: string;
}

type Name = keyof typeof switches;
type Value<N extends Name> = z.output<(typeof switches)[N]['read']>;

/** Reads the switches of D-42; the first bad one is a StartError of one line. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const unknown = Object.keys(env).find((name) => notYet.test(name) && env[name]);
  if (unknown) throw new StartError(`${unknown} is not supported by this version yet: leave it out`);
  const read = <N extends Name>(name: N): Value<N> => readSwitch(name, env[name]);
  return {
    port: read('PORT'),
    host: read('HOST'),
    dataDir: path.resolve(read('DATA_DIR')),
    databaseUrl: read('DATABASE_URL'),
    smtpUrl: read('SMTP_URL'),
    mailFrom: read('MAIL_FROM'),
    publicUrl: read('PUBLIC_URL'),
    trustProxy: read('TRUST_PROXY'),
    seed: read('SEED'),
    rateLimitScale: read('RATE_LIMIT_SCALE'),
    cardNumber: read('CARD_NUMBER'),
    metricsToken: read('METRICS_TOKEN'),
    appDir: path.resolve(read('APP_DIR')),
  };
}

function readSwitch<N extends Name>(name: N, given: string | undefined): Value<N> {
  const one: { read: z.ZodType; must: string; isSecret?: boolean } = switches[name];
  const parsed = one.read.safeParse(given === '' ? undefined : given);
  if (parsed.success) return parsed.data as Value<N>;
  throw new StartError(`${name} must ${one.must}${one.isSecret ? '' : `, got "${given ?? ''}"`}`);
}
