import { expect, it } from 'vitest';
import { isPagePath, pageAt } from './pagePaths';

it.each([
  '/',
  '/login',
  '/register',
  '/profile',
  '/profile/settings',
  '/profile/search',
  '/profile/edit',
  '/encounters',
  '/messages',
  '/messages/7',
  '/matched',
  '/liked',
  '/liked/given',
  '/liked/passed',
  '/profile/settings/blocked',
  '/profile/settings/sessions',
  '/profile/settings/reports',
  '/profile/user/7',
  '/info/terms',
  '/info/privacy',
  '/info/support',
  '/info/payment-rules',
  '/info/help',
  '/Login/',
])('%s is a page [ACC-05]', (path) => expect(isPagePath(path)).toBe(true));

it.each([
  '',
  '//',
  '/nothing',
  '/login/x',
  '/messages/x',
  '/messages/7/8',
  '/profile/user',
  '/liked/x',
  '/info',
  '/info/x',
  '/api/session',
])('%s is none [ACC-05]', (path) => expect(isPagePath(path)).toBe(false));

it.each([
  ['/profile/search', 'nearby'],
  ['/messages', 'messages'],
  ['/Messages/7/', 'messages'],
  ['/profile/user/7', 'member'],
  ['/nothing', undefined],
])('%s leads to %s', (path, page) => expect(pageAt(path)).toBe(page));
