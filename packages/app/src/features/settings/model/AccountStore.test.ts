import { deleteAccount, setSound } from '@iskra/api-contract';
import { buildUser } from '@iskra/api-mocks';
import { expect, it, vi } from 'vitest';
import { ApiError } from '../../../shared/api';
import { AccountStore } from './AccountStore';
import { member, settingsSetUp } from './settingsSetUp';
import { fakeDeeds } from '../../../model/deeds/fakeDeeds';

const fail = () => {
  throw new ApiError('refused', 'Сбой', 500);
};

function setUp() {
  const made = settingsSetUp(buildUser({ ...member, sound: true }), [
    [deleteAccount, fail],
    [setSound, fail],
  ]);
  const log = vi.spyOn(console, 'warn').mockReset();
  return { account: new AccountStore({ ...made, deeds: fakeDeeds(made.api) }), log, ...made };
}

it('an account that could not be deleted is there still, its member signed in; that is logged [API-03, SET-09]', async () => {
  const { account, session, log } = setUp();
  expect(await account.delete()).toBe(false);
  expect([session.isSignedIn, account.deleting.isFailed]).toEqual([true, true]);
  expect(log.mock.calls[0]).toContain('Сбой');
});

it('a sound that was not kept shows as it was; that is logged [API-03, SET-07]', async () => {
  const { account, session, log } = setUp();
  await account.setSound(false);
  expect([session.user?.sound, account.switching.isFailed]).toEqual([true, true]);
  expect(log.mock.calls[0]).toContain('Сбой');
});
