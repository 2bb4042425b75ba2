import { unblockUser } from '@iskra/api-contract';
import { expect, it, vi } from 'vitest';
import { ApiError } from '../../shared/api';
import { fakeApi } from '../../shared/api/fakeApi';
import type { ChatStore } from '../chat/ChatStore';
import { MembersStore } from '../people/MembersStore';
import { SafetyStore } from './SafetyStore';

it('says that a member is still blocked, and logs why in the server’s words [BLK-02]', async () => {
  const log = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const refuse = () => {
    throw new ApiError('refused', 'Слишком часто', 429);
  };
  const { api } = fakeApi(new Map([[unblockUser, refuse]]));
  const notify = vi.fn();
  const parts = { members: new MembersStore(api, () => 1), chat: {} as ChatStore, selfId: () => 1 };
  const safety = new SafetyStore({ ...parts, api, notifier: { notify } });
  expect(await safety.unblock(2)).toBe(false);
  expect(notify).toHaveBeenCalledExactlyOnceWith({ id: 'unblock-2', type: 'error' });
  expect(log.mock.calls[0]).toContain('Слишком часто');
});
