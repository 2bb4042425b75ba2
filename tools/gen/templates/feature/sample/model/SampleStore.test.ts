import { getLikedCount } from '@iskra/api-contract';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../../../../packages/app/src/shared/api';
import { fakeApi } from '../../../../../../packages/app/src/shared/api/fakeApi';
import { SampleStore } from './SampleStore';

describe('SampleStore', () => {
  it('shows what the back end answers', async () => {
    const { api } = fakeApi(new Map([[getLikedCount, () => ({ count: 3 })]]));
    const store = new SampleStore(api);
    await store.load();
    expect(store.count).toBe(3);
    expect(store.loading.state).toBe('ready');
  });

  it('keeps what it has when loading fails, and says so (D-11)', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const refuse = () => {
      throw new ApiError('network', '');
    };
    const store = new SampleStore(fakeApi(new Map([[getLikedCount, refuse]])).api);
    await store.load();
    expect(store.count).toBe(0);
    expect(store.loading.isFailed).toBe(true);
  });
});
