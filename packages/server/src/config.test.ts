import { describe, expect, it } from 'vitest';
import { readConfig } from './config';

describe('readConfig', () => {
  it('has defaults for everything', () => {
    expect(readConfig({})).toMatchObject({ port: 3000, host: '127.0.0.1', seed: 'demo', trustProxy: false });
  });
  it.each([
    [{ PORT: 'abc' }, 'PORT must be a number from 1 to 65535, got "abc"'],
    [{ PORT: '70000' }, 'PORT must be a number from 1 to 65535, got "70000"'],
    [{ SEED: 'all' }, 'SEED must be demo or none, got "all"'],
    [{ TRUST_PROXY: 'maybe' }, 'TRUST_PROXY must be true or false, got "maybe"'],
    [{ RATE_LIMIT_SCALE: '0' }, 'RATE_LIMIT_SCALE must be a number above 0, got "0"'],
    [{ PUBLIC_URL: 'iskra' }, 'PUBLIC_URL must be an http:// or https:// address, got "iskra"'],
  ])('says in one line what is wrong with %o', (env, line) => {
    expect(() => readConfig(env)).toThrow(line);
  });
  it('keeps secrets out of the line', () => {
    expect(() => readConfig({ DATABASE_URL: 'mysql://root:secret@db' })).toThrow(
      /^DATABASE_URL must be a postgres:\/\/ address$/,
    );
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
    const pusher = {
      PUSHER_APP_ID: '1',
      PUSHER_APP_KEY: 'k',
      PUSHER_APP_SECRET: 's',
      PUSHER_APP_CLUSTER: 'eu',
    };
    expect(readConfig(pusher).pusher).toMatchObject({ appId: '1', cluster: 'eu', isSecure: true });
    const bucket = { S3_ENDPOINT: 'http://s3.test', S3_BUCKET: 'photos', S3_KEY: 'k', S3_SECRET: 's' };
    expect(readConfig(bucket).bucket).toMatchObject({
      name: 'photos',
      region: 'us-east-1',
      isPathStyle: true,
    });
  });
  it('says which of these switches it does not know instead of ignoring it', () => {
    expect(() => readConfig({ PUSHER_KEY: 'k' })).toThrow(
      /^PUSHER_KEY is no switch; there are PUSHER_APP_ID, /,
    );
  });
});
