import { expect, it } from 'vitest';
import { memberPages } from './MemberPages';
import type { MemberScreens } from './memberScreens';

/** Screens of which only the loading is looked at. */
function loadedAt(path: string): string[] {
  const loaded: string[] = [];
  const screens = new Proxy({} as MemberScreens, {
    get: (_, name: string) =>
      Object.assign(() => null, { loadAhead: () => Promise.resolve(void loaded.push(name)) }),
  });
  void memberPages(screens).loadAhead(path);
  return loaded;
}

it.each([
  ['/', ['Shell', 'Profile']],
  ['/profile/search', ['Shell', 'Nearby']],
  ['/profile/settings/blocked', ['Shell', 'Blocked']],
  ['/profile/user/7', ['Shell', 'Member']],
  ['/messages/7', ['Shell', 'Messages']],
  ['/liked/passed', ['Shell', 'Liked']],
  ['/nothing', ['Shell']],
  ['/login', ['Shell', 'Profile']],
  ['/register', ['Shell', 'Profile']],
])('loads at %s what is shown there, before it is shown', (path, names) =>
  expect(loadedAt(path)).toEqual(names),
);
