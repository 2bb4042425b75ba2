import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readConfig } from './config';

const pusher = { PUSHER_APP_ID: '1', PUSHER_APP_KEY: 'k', PUSHER_APP_SECRET: 's' };

describe('readConfig', () => {
  it('has defaults for everything (D-42)', () => {
    expect(readConfig({})).toMatchObject({
      ...{ port: 3000, host: '127.0.0.1', dataDir: path.resolve('data'), seed: 'demo', trustProxy: false },
      ...{ rateLimitScale: 1, databaseUrl: undefined, smtpUrl: undefined, publicUrl: undefined },
      ...{ cardNumber: undefined, pusher: undefined, bucket: undefined },
    });
  });
  it.each([
    [{ PORT: 'abc' }, 'PORT must be a number from 1 to 65535, got "abc"'],
    [{ PORT: '70000' }, 'PORT must be a number from 1 to 65535, got "70000"'],
    [{ SEED: 'all' }, 'SEED must be demo or none, got "all"'],
    [
      { TRUST_PROXY: 'maybe' },
      'TRUST_PROXY must be false, the number of proxies in front, or their addresses',
    ],
    [{ TRUST_PROXY: '10.0.0.0/33' }, 'TRUST_PROXY must be false'],
    [{ TRUST_PROXY: '0.0.0.0/0' }, 'TRUST_PROXY must be false'],
    [{ TRUST_PROXY: '10.0.0.1,' }, 'TRUST_PROXY must be false'],
    [{ RATE_LIMIT_SCALE: '0' }, 'RATE_LIMIT_SCALE must be a number above 0, got "0"'],
    [{ LIKES_PER_DAY: '0' }, 'LIKES_PER_DAY must be a whole number from 1 to 100000, got "0"'],
    [{ LIKES_PER_DAY: '1.5' }, 'LIKES_PER_DAY must be a whole number from 1 to 100000, got "1.5"'],
    [{ LIKES_PER_DAY: 'many' }, 'LIKES_PER_DAY must be a whole number from 1 to 100000, got "many"'],
    [{ SMTP_URL: 'mail.test' }, 'SMTP_URL must be an smtp:// address'],
    [{ CARD_NUMBER: '1234' }, 'CARD_NUMBER must be 16 digits'],
    [{ S3_BUCKET: 'Photos' }, 'S3_BUCKET must be the name of a bucket, got "Photos"'],
    [{ ...pusher, PUSHER_PORT: '0' }, 'PUSHER_PORT must be a number from 1 to 65535, got "0"'],
    [{ PUBLIC_URL: 'iskra' }, 'PUBLIC_URL must be an http:// or https:// address, got "iskra"'],
  ])('says in one line what is wrong with %o (D-42)', (env, line) => {
    expect(() => readConfig(env)).toThrow(line);
  });
  it('lets the operator choose the likes of a day (D-04)', () => {
    const read = (value?: string) => readConfig({ LIKES_PER_DAY: value }).likesPerDay;
    expect([read(), read(''), read('1'), read('120')]).toEqual([50, 50, 1, 120]);
  });
  it('reads how many proxies are in front, or where', () => {
    const read = (value: string) => readConfig({ TRUST_PROXY: value }).trustProxy;
    expect([read(''), read('false'), read('0')]).toEqual([false, false, false]);
    expect([read('1'), read('true'), read('2')]).toEqual([1, 1, 2]);
    expect(read('10.0.0.0/8, ::1,192.0.2.7')).toEqual(['10.0.0.0/8', '::1', '192.0.2.7']);
  });
  it('takes a Redis for the limits, and keeps its password out of the line', () => {
    expect(readConfig({ LIMITS_URL: 'rediss://:pw@redis:6379' }).limitsUrl).toBe('rediss://:pw@redis:6379');
    expect(() => readConfig({ LIMITS_URL: 'http://:secret@redis' })).toThrow(
      /^LIMITS_URL must be a redis:\/\/ address$/,
    );
  });
  it('mails only where it knows the address that the links of mails carry', () => {
    const mail = { SMTP_URL: 'smtps://user:secret@mail.test' };
    expect(() => readConfig(mail)).toThrow(/^SMTP_URL needs PUBLIC_URL: mails carry links$/);
    expect(readConfig({ ...mail, PUBLIC_URL: 'https://iskra.example' }).smtpUrl).toBe(mail.SMTP_URL);
  });
  it('keeps secrets out of the line', () => {
    expect(() => readConfig({ DATABASE_URL: 'mysql://root:secret@db' })).toThrow(
      /^DATABASE_URL must be a postgres:\/\/ address$/,
    );
  });
  it('takes a bus for several processes only, and keeps its password out of the line', () => {
    expect(() => readConfig({ BUS_URL: 'http://:secret@bus' })).toThrow(
      /^BUS_URL must be a redis:\/\/ address$/,
    );
    expect(() => readConfig({ BUS_URL: 'redis://bus' })).toThrow(/^BUS_URL needs DATABASE_URL/);
    expect(() => readConfig({ DATABASE_LISTEN_URL: 'http://:secret@db' })).toThrow(
      /^DATABASE_LISTEN_URL must be a postgres:\/\/ address$/,
    );
    expect(() => readConfig({ DATABASE_LISTEN_URL: 'postgres://db' })).toThrow(
      /^DATABASE_LISTEN_URL needs DATABASE_URL/,
    );
    const both = { BUS_URL: 'rediss://:secret@bus:6380', DATABASE_URL: 'postgres://db' };
    expect(readConfig(both)).toMatchObject({ busUrl: 'rediss://:secret@bus:6380' });
  });
  it('says what a METRICS_TOKEN must be, without repeating it', () => {
    const line = /^METRICS_TOKEN must be at least 16 letters, digits or signs, without spaces$/;
    expect(() => readConfig({ METRICS_TOKEN: 'short' })).toThrow(line);
    expect(() => readConfig({ METRICS_TOKEN: 'long enough, but with spaces' })).toThrow(line);
    expect(readConfig({ METRICS_TOKEN: 'a-token-of-some-length' }).metricsToken).toBe(
      'a-token-of-some-length',
    );
    expect(readConfig({ METRICS_TOKEN: '' }).metricsToken).toBeUndefined();
  });
  it('takes an outside broadcaster and a bucket whole or not at all', () => {
    expect(() => readConfig({ S3_BUCKET: 'photos' })).toThrow(
      /^S3_ENDPOINT, S3_KEY, S3_SECRET must be set too/,
    );
    expect(() => readConfig({ PUSHER_APP_ID: '1', PUSHER_APP_KEY: 'k' })).toThrow(
      /^PUSHER_APP_SECRET must be/,
    );
    expect(readConfig({ ...pusher, PUSHER_APP_CLUSTER: 'eu' }).pusher).toMatchObject({
      appId: '1',
      cluster: 'eu',
      isSecure: true,
    });
    const bucket = { S3_ENDPOINT: 'http://s3.test', S3_BUCKET: 'photos', S3_KEY: 'k', S3_SECRET: 's' };
    expect(readConfig(bucket).bucket).toMatchObject({
      name: 'photos',
      region: 'us-east-1',
      isPathStyle: true,
    });
  });
  it('says which of these switches it does not know instead of ignoring it', () => {
    expect(() => readConfig({ PUSHER_KEY: 'k' })).toThrow(
      /^There is no switch PUSHER_KEY; there are PUSHER_APP_ID, /,
    );
  });
});
