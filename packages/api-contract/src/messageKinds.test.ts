import { expect, it } from 'vitest';
import { message } from './entities';

const { status, type } = message.shape;

it.each([
  ['status', status, ['sent', 'read'], ['sending', 'failed', 'delivered']],
  ['type', type, ['text', 'system'], ['image']],
] as const)('a message’s %s is one of the known (D-13)', (_, schema, known, others) => {
  const isTaken = (value: string) => schema.safeParse(value).success;
  expect(known.filter(isTaken)).toEqual(known);
  expect(others.filter(isTaken)).toEqual([]);
});
