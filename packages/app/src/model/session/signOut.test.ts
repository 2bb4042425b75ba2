import { logout, logoutAtRoot, type CallDefinition } from '@iskra/api-contract';
import { expect, it } from 'vitest';
import { ApiError } from '../../shared/api';
import { fakeApi, type Answer } from '../../shared/api/fakeApi';
import { signOut } from './signOut';

const refuse =
  (status: number): Answer =>
  () => {
    throw new ApiError('refused', '', status);
  };

function setUp(answers: [CallDefinition, Answer][]) {
  const { api, sent } = fakeApi(new Map(answers));
  return { api, paths: () => sent.map(({ call }) => call.path) };
}

it('signs out by the first path, and by the other where that one is not there [SET-09]', async () => {
  const usual = setUp([[logout, () => ({})]]);
  await signOut(usual.api);
  expect(usual.paths()).toEqual(['/api/logout']);
  const old = setUp([
    [logout, refuse(404)],
    [logoutAtRoot, () => ({})],
  ]);
  await signOut(old.api);
  expect(old.paths()).toEqual(['/api/logout', '/logout']);
});

it('does not sign out when the server says no', async () => {
  const { api, paths } = setUp([[logout, refuse(500)]]);
  await expect(signOut(api)).rejects.toThrow(ApiError);
  expect(paths()).toEqual(['/api/logout']);
});
