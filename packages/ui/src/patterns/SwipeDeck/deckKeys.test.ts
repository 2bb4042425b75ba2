import { expect, it } from 'vitest';
import { type DeckKey, deckCommand } from './deckKeys';

const press = (key: string, rest: Partial<DeckKey> = {}): DeckKey => ({
  key,
  shiftKey: false,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  isOnCard: true,
  ...rest,
});

it.each([
  [press('ArrowRight'), 'like'],
  [press('ArrowLeft'), 'pass'],
  [press('ArrowUp'), 'profile'],
  [press('Enter'), 'profile'],
  [press(' '), 'nextPhoto'],
  [press(' ', { shiftKey: true }), 'previousPhoto'],
  [press('Backspace'), 'undo'],
  [press('z', { ctrlKey: true }), 'undo'],
  [press('?', { shiftKey: true }), 'hints'],
])('key %j means %s [ENC-03]', (key, command) => {
  expect(deckCommand(key)).toBe(command);
});

it('leaves Enter and Space to a focused button and combinations to the browser', () => {
  expect(deckCommand(press('Enter', { isOnCard: false }))).toBeUndefined();
  expect(deckCommand(press(' ', { isOnCard: false }))).toBeUndefined();
  expect(deckCommand(press('ArrowLeft', { altKey: true }))).toBeUndefined();
  expect(deckCommand(press('ArrowLeft', { metaKey: true }))).toBeUndefined();
});
