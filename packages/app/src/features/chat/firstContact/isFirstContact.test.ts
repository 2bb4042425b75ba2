import { expect, it } from 'vitest';
import type { ChatMessage } from '../../../model/chat/ChatMessage';
import { isFirstContact } from './isFirstContact';

const by = (senderId: number, type: ChatMessage['type'] = 'text') =>
  ({ senderId, type, content: 'Привет' }) as ChatMessage;

it.each([
  ['nobody has written', [], true],
  ['only the match stands there', [by(9, 'system')], true],
  ['the other has written', [by(9), by(9)], true],
  ['oneself has written', [by(5)], true],
  ['both have written', [by(5), by(9)], false],
  ['oneself has written, and the match is of the other', [by(9, 'system'), by(5)], true],
])('is a first contact or not where %s', (_, messages, isFirst) =>
  expect(isFirstContact(messages, 5)).toBe(isFirst),
);
