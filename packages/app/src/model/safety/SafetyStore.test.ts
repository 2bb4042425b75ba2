import { unblockUser, type Member, type MemberCard } from '@iskra/api-contract';
import { expect, it, vi } from 'vitest';
import { ApiError } from '../../shared/api';
import { fakeApi } from '../../shared/api/fakeApi';
import { memoryStorage } from '../../shared/storage';
import type { ChatStore } from '../chat/ChatStore';
import { KeptProfiles } from '../people/KeptProfiles';
import { MembersStore } from '../people/MembersStore';
import { PeopleStore } from '../people/PeopleStore';
import { SafetyStore } from './SafetyStore';
import { fakeDeeds } from '../deeds/fakeDeeds';

it('says that a member is still blocked, and logs why in the server’s words [BLK-02]', async () => {
  const log = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const refuse = () => {
    throw new ApiError('refused', 'Слишком часто', 429);
  };
  const { api } = fakeApi(new Map([[unblockUser, refuse]]));
  const notify = vi.fn();
  const people = new PeopleStore();
  const members = new MembersStore(api, () => 1, people, new KeptProfiles(memoryStorage()), fakeDeeds(api));
  const parts = { people, members, chat: {} as ChatStore, selfId: () => 1 };
  const safety = new SafetyStore({ ...parts, api, notifier: { notify } });
  expect(await safety.unblock(2)).toBe(false);
  expect(notify).toHaveBeenCalledExactlyOnceWith({ id: 'unblock-2', type: 'error' });
  expect(log.mock.calls[0]).toContain('Слишком часто');
});

/** What an event of a block changes, for member 1. */
function hear(blocker_id: number, blocked_id: number, is_blocked: boolean) {
  const { api } = fakeApi(new Map());
  const people = new PeopleStore();
  people.upsert({ id: 2 } as MemberCard);
  const members = new MembersStore(api, () => 1, people, new KeptProfiles(memoryStorage()), fakeDeeds(api));
  members.upsert({ id: 2, block: !is_blocked } as Member);
  const setBlocked = vi.fn();
  const parts = { people, members, chat: { setBlocked } as unknown as ChatStore, selfId: () => 1 };
  const safety = new SafetyStore({ ...parts, api, notifier: { notify: vi.fn() } });
  safety.apply({ blocker_id, blocked_id, is_blocked });
  return { members, isListed: people.get(2) !== undefined, dialogue: setBlocked.mock.calls };
}

it('whoever blocked or is blocked leaves every list of people at once [BLK-03]', () => {
  expect([hear(2, 3, true).isListed, hear(2, 1, true).isListed, hear(1, 2, true).isListed]).toEqual([
    true,
    false,
    false,
  ]);
});

it('a block between two others changes nothing [BLK-03]', () => {
  const { members, dialogue } = hear(2, 3, true);
  expect([members.get(2)?.block, members.hidden.size, dialogue]).toEqual([false, 0, []]);
});

it('a block by the recipient marks me as blocked, and its end takes that back [BLK-03]', () => {
  const blocked = hear(2, 1, true);
  expect([blocked.members.hidden.has(2), blocked.dialogue]).toEqual([true, [[2, { current_blocked: true }]]]);
  const ended = hear(2, 1, false);
  expect([ended.members.hidden.has(2), ended.dialogue]).toEqual([false, [[2, { current_blocked: false }]]]);
});

it('my own block stands at the recipient, and unblocking sets it false [BLK-02, BLK-03]', () => {
  const blocked = hear(1, 2, true);
  expect([blocked.members.get(2)?.block, blocked.dialogue]).toEqual([true, [[2, { block: true }]]]);
  const ended = hear(1, 2, false);
  expect([ended.members.get(2)?.block, ended.dialogue]).toEqual([false, [[2, { block: false }]]]);
});
