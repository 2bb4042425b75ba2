import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../api';
import { needed } from './needed';

afterEach(() => vi.restoreAllMocks());

describe('code that a deed needs', () => {
  it('is handed over', async () => {
    expect(await needed(() => Promise.resolve('code'))).toBe('code');
  });

  it('is no network where it does not come, so that the deed waits', async () => {
    const log = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const missing = needed(() => Promise.reject(new TypeError('Failed to fetch')));
    await expect(missing).rejects.toMatchObject({ kind: 'network', status: 0 });
    await expect(missing).rejects.toBeInstanceOf(ApiError);
    expect(log).toHaveBeenCalledOnce();
  });
});
