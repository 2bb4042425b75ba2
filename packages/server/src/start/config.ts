import { isIP } from 'node:net';
import path from 'node:path';
import { limits } from '@iskra/api-contract';
import { z } from 'zod';
import { folders } from '../folders';
import { StartError } from './StartError';

const port = z.coerce.number('a number from 1 to 65535').int().min(1).max(65535);
const flag = z.enum(['true', 'false', '1', '0']).transform((value) => value === 'true' || value === '1');
const url = (...protocols: string[]) =>
  z.string().refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol));
/** `true` means one proxy: trusting the whole header would trust what a visitor wrote into it. */
const proxies = z.string().transform((value, context): TrustedProxies => {
  if (value === 'false' || value === '0') return false;
  if (value === 'true') return 1;
  if (/^[1-9]$/.test(value)) return Number(value);
  const addresses = value.split(',').map((address) => address.trim());
  if (addresses.every(isNetwork)) return addresses;
  context.addIssue('no proxies');
  return z.NEVER;
});
const hostName = z.string().regex(/^[\w.-]+$/);

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
  DATABASE_LISTEN_URL: {
    read: url('postgres:', 'postgresql:').optional(),
    must: 'be a postgres:// address',
    isSecret: true,
  },
  BUS_URL: {
    read: url('redis:', 'rediss:').optional(),
    must: 'be a redis:// address',
    isSecret: true,
  },
  LIMITS_URL: { read: url('redis:', 'rediss:').optional(), must: 'be a redis:// address', isSecret: true },
  SMTP_URL: { read: url('smtp:', 'smtps:').optional(), must: 'be an smtp:// address', isSecret: true },
  MAIL_FROM: { read: z.string().min(3).default('Iskra <no-reply@iskra.local>'), must: 'be a sender address' },
  PUBLIC_URL: {
    read: url('http:', 'https:').optional(),
    must: 'be an http:// or https:// address',
  },
  TRUST_PROXY: {
    read: proxies.default(false),
    must: 'be false, the number of proxies in front, or their addresses, such as 10.0.0.0/8',
  },
  SEED: { read: z.enum(['demo', 'none']).default('demo'), must: 'be demo or none' },
  RATE_LIMIT_SCALE: {
    read: z.coerce.number().positive().max(1_000_000).default(1),
    must: 'be a number above 0',
  },
  LIKES_PER_DAY: {
    read: z.coerce.number().int().min(1).max(100_000).default(limits.likesPerDay),
    must: 'be a whole number from 1 to 100000',
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
  PUSHER_APP_ID: {
    read: z
      .string()
      .regex(/^[\w-]+$/)
      .optional(),
    must: 'be the id of an app',
  },
  PUSHER_APP_KEY: {
    read: z
      .string()
      .regex(/^[\w-]+$/)
      .optional(),
    must: 'be the key of an app',
  },
  PUSHER_APP_SECRET: { read: z.string().min(1).optional(), must: 'be the secret of an app', isSecret: true },
  PUSHER_APP_CLUSTER: {
    read: z
      .string()
      .regex(/^[\w-]+$/)
      .default('mt1'),
    must: 'be a cluster, such as mt1',
  },
  PUSHER_HOST: { read: hostName.optional(), must: 'be a host name without a scheme' },
  PUSHER_PORT: { read: port.optional(), must: 'be a number from 1 to 65535' },
  PUSHER_SCHEME: { read: z.enum(['https', 'http']).default('https'), must: 'be https or http' },
  S3_ENDPOINT: { read: url('http:', 'https:').optional(), must: 'be an http:// or https:// address' },
  S3_BUCKET: {
    read: z
      .string()
      .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/)
      .optional(),
    must: 'be the name of a bucket',
  },
  S3_REGION: {
    read: z
      .string()
      .regex(/^[\w-]+$/)
      .default('us-east-1'),
    must: 'be a region, such as us-east-1',
  },
  S3_KEY: { read: z.string().min(1).optional(), must: 'be an access key' },
  S3_SECRET: { read: z.string().min(1).optional(), must: 'be a secret access key', isSecret: true },
  S3_PATH_STYLE: { read: flag.default(true), must: 'be true or false' },
  APP_DIR: { read: z.string().min(1).default(folders.builtApp), must: 'be a folder' },
} as const;

/** A misspelt one of these would go unnoticed, because the defaults work too, with another service. */
const isOurs = /^(S3|PUSHER)_/;

/** No proxy, a number of proxies in a row, or these addresses and networks. */
type TrustedProxies = false | number | string[];

/** An outside broadcaster that speaks Pusher's protocol (PUSHER_*). */
export interface OutsideBroadcaster {
  readonly appId: string;
  readonly key: string;
  readonly secret: string;
  readonly cluster: string;
  /** Without one it is Pusher's own service. */
  readonly host?: string | undefined;
  readonly port?: number | undefined;
  readonly isSecure: boolean;
}

/** Where photos are kept instead of the data folder (S3_*). */
export interface Bucket {
  readonly endpoint: string;
  readonly name: string;
  readonly region: string;
  readonly key: string;
  readonly secret: string;
  /** `endpoint/bucket/key` instead of `bucket.endpoint/key`. */
  readonly isPathStyle: boolean;
}

/** Settings of one server process; see D-42 for the switches they come from. */
export interface Config {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  readonly databaseUrl?: string | undefined;
  /** PostgreSQL itself, where `databaseUrl` leads to a pooler in transaction mode. */
  readonly databaseListenUrl?: string | undefined;
  /** A Redis through which processes announce live events to each other; without it PostgreSQL does that. */
  readonly busUrl?: string | undefined;
  /** A Redis in which all processes count their rate limits together; without it each counts for itself. */
  readonly limitsUrl?: string | undefined;
  readonly smtpUrl?: string | undefined;
  readonly mailFrom: string;
  readonly publicUrl?: string | undefined;
  /** How many proxies stand in front, or their addresses; only they say from where a request comes. */
  readonly trustProxy: TrustedProxies;
  readonly seed: 'demo' | 'none';
  /** Multiplies every rate limit; for tests (D-42). */
  readonly rateLimitScale: number;
  /** Likes that a regular member may give in 24 hours (D-04). */
  readonly likesPerDay: number;
  readonly cardNumber?: string | undefined;
  /** Opens /metrics and /ready to other machines; without it only this one may. */
  readonly metricsToken?: string | undefined;
  readonly pusher?: OutsideBroadcaster | undefined;
  readonly bucket?: Bucket | undefined;
  /** Folder of the built page. */
  readonly appDir: string;
}

type Name = keyof typeof switches;
type Value<N extends Name> = z.output<(typeof switches)[N]['read']>;
type OptionalName =
  `PUSHER_APP_${'ID' | 'KEY' | 'SECRET'}` | `S3_${'ENDPOINT' | 'BUCKET' | 'KEY' | 'SECRET'}`;
type Read = <N extends Name>(name: N) => Value<N>;

/** Reads the switches of D-42; throws a StartError of one line at the first bad one. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const unknown = Object.keys(env).find((name) => isOurs.test(name) && env[name] && !(name in switches));
  if (unknown) throw new StartError(`There is no switch ${unknown}; there are ${likeIt(unknown)}`);
  const read: Read = (name) => readSwitch(name, env[name]);
  return {
    port: read('PORT'),
    host: read('HOST'),
    dataDir: path.resolve(read('DATA_DIR')),
    databaseUrl: read('DATABASE_URL'),
    databaseListenUrl: onlyWith(
      read,
      'DATABASE_LISTEN_URL',
      'DATABASE_URL',
      'it is the same database without a pooler',
    ),
    busUrl: onlyWith(
      read,
      'BUS_URL',
      'DATABASE_URL',
      'the embedded database serves one process, which is alone',
    ),
    limitsUrl: read('LIMITS_URL'),
    smtpUrl: onlyWith(read, 'SMTP_URL', 'PUBLIC_URL', 'mails carry links'),
    mailFrom: read('MAIL_FROM'),
    publicUrl: read('PUBLIC_URL'),
    trustProxy: read('TRUST_PROXY'),
    seed: read('SEED'),
    rateLimitScale: read('RATE_LIMIT_SCALE'),
    likesPerDay: read('LIKES_PER_DAY'),
    cardNumber: read('CARD_NUMBER'),
    metricsToken: read('METRICS_TOKEN'),
    pusher: readPusher(read),
    bucket: readBucket(read),
    appDir: path.resolve(read('APP_DIR')),
  };
}

/** An address, or one with the length of its network. */
function isNetwork(text: string): boolean {
  const [address = '', length, ...more] = text.split('/');
  const bits = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  const isLength =
    length === undefined || (/^\d{1,3}$/.test(length) && Number(length) >= 1 && Number(length) <= bits);
  return bits > 0 && isLength && more.length === 0;
}

function likeIt(unknown: string): string {
  const [family = ''] = unknown.split('_');
  return Object.keys(switches)
    .filter((name) => name.startsWith(`${family}_`))
    .join(', ');
}

function onlyWith(
  read: Read,
  name: 'DATABASE_LISTEN_URL' | 'BUS_URL' | 'SMTP_URL',
  needed: 'DATABASE_URL' | 'PUBLIC_URL',
  why: string,
): string | undefined {
  const given = read(name);
  if (given === undefined || read(needed) !== undefined) return given;
  throw new StartError(`${name} needs ${needed}: ${why}`);
}

function readPusher(read: Read): OutsideBroadcaster | undefined {
  const given = allOrNone(read, ['PUSHER_APP_ID', 'PUSHER_APP_KEY', 'PUSHER_APP_SECRET']);
  if (!given) return undefined;
  const [appId, key, secret] = given;
  const isSecure = read('PUSHER_SCHEME') === 'https';
  const place = { cluster: read('PUSHER_APP_CLUSTER'), host: read('PUSHER_HOST'), port: read('PUSHER_PORT') };
  return { appId, key, secret, ...place, isSecure };
}

function readBucket(read: Read): Bucket | undefined {
  const given = allOrNone(read, ['S3_ENDPOINT', 'S3_BUCKET', 'S3_KEY', 'S3_SECRET']);
  if (!given) return undefined;
  const [endpoint, name, key, secret] = given;
  return { endpoint, name, key, secret, region: read('S3_REGION'), isPathStyle: read('S3_PATH_STYLE') };
}

/** An incomplete set would be ignored silently, which its author does not expect. */
function allOrNone<const Names extends readonly OptionalName[]>(
  read: Read,
  names: Names,
): { [At in keyof Names]: string } | undefined {
  const values = names.map((name) => read(name));
  if (values.every((value) => value === undefined)) return undefined;
  const missing = names.filter((_, at) => values[at] === undefined);
  if (missing.length === 0) return values as { [At in keyof Names]: string };
  throw new StartError(`${missing.join(', ')} must be set too, because another of ${names.join(', ')} is`);
}

function readSwitch<N extends Name>(name: N, given: string | undefined): Value<N> {
  const one: { read: z.ZodType; must: string; isSecret?: boolean } = switches[name];
  const parsed = one.read.safeParse(given === '' ? undefined : given);
  if (parsed.success) return parsed.data as Value<N>;
  throw new StartError(`${name} must ${one.must}${one.isSecret ? '' : `, got "${given ?? ''}"`}`);
}
