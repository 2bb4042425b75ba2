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
  it('says which switches are not there yet instead of ignoring them', () => {
    expect(() => readConfig({ S3_BUCKET: 'photos' })).toThrow(/S3_BUCKET is not supported/);
  });
});
