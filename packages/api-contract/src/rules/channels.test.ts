import { describe, expect, it } from 'vitest';
import { mayHear, parseChannel } from './channels';

describe('the name of a channel (D-09)', () => {
  it.each([
    ['private-chat-dialog.101', { kind: 'dialogue', id: 101 }],
    ['private-user.3', { kind: 'member', id: 3 }],
    ['private-block-change.3', { kind: 'block', id: 3 }],
    ['private-premium-change.3', { kind: 'premium', id: 3 }],
    ['private-liked', { kind: 'liked' }],
  ])('%s is understood [RT-01]', (name, channel) => {
    expect(parseChannel(name)).toEqual(channel);
  });
  it.each([
    ...['', 'private-nothing', 'private-user.', 'private-user.03', 'private-user.3 ', 'private-user.3.3'],
    ...['user.3', 'private-user.-3', 'private-user.0', 'private-user.NaN', 'private-user.1e3'],
    ...['private-liked.3', 'private-user.1000000000000000', 'presence-user.3', 'PRIVATE-USER.3'],
  ])('%j is none', (name) => {
    expect(parseChannel(name)).toBeNull();
  });
});

describe('who hears a dialogue [RT-03]', () => {
  const hears = (dialogue: Parameters<typeof mayHear>[2]) =>
    mayHear({ kind: 'dialogue', id: 101 }, 3, dialogue);
  it('is whoever has it in the list, and neither of two with a block', () => {
    expect(hears(() => ({ isShown: true, isBlocked: false }))).toBe(true);
    expect(hears(() => ({ isShown: false, isBlocked: false }))).toBe(false);
    expect(hears(() => ({ isShown: true, isBlocked: true }))).toBe(false);
    expect(hears(() => undefined)).toBe(false);
  });
});
