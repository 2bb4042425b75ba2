import { getFilteredUsers } from '@iskra/api-contract';
import fc from 'fast-check';
import { afterEach, expect, it, vi } from 'vitest';
import { memoryStorage } from '../shared/storage';
import { askAhead } from './askAhead';

afterEach(() => vi.unstubAllGlobals());

const config = { ahead: { memberId: 5, calls: [{ path: getFilteredUsers.path, filters: 'gender=all' }] } };

/** A member's document on a device that keeps these values; answers what it asked for. */
function openWith(kept: Readonly<Record<string, unknown>>): string[] {
  const asked: string[] = [];
  vi.stubGlobal('localStorage', memoryStorage({ user: { id: 5 }, ...kept }));
  vi.stubGlobal('location', { pathname: '/profile/search', search: '' });
  vi.stubGlobal('document', {
    getElementById: () => ({ textContent: JSON.stringify(config) }),
    querySelector: () => ({ content: 'token' }),
    documentElement: { lang: 'ru' },
  });
  vi.stubGlobal('fetch', (address: string, init: RequestInit) => {
    new Headers(init.headers);
    asked.push(address);
    return Promise.resolve(new Response('{}'));
  });
  askAhead();
  return asked;
}

it('asks with the filters of the device [FIL-04]', () => {
  expect(openWith({ filters: { gender: 'male' } }).join()).toContain('gender=male');
});

it('leaves the page as it is, whatever the device keeps [FIL-04, LOG-03]', () => {
  fc.assert(
    fc.property(
      fc.record({
        user: fc.jsonValue(),
        filters: fc.jsonValue(),
        passed: fc.jsonValue(),
        locale: fc.jsonValue(),
      }),
      (kept) => void openWith(kept),
    ),
  );
  for (const further of [null, 1, 'x', [], { goals: {} }])
    expect(() => openWith({ filters: { further }, locale: 'русский' })).not.toThrow();
});
