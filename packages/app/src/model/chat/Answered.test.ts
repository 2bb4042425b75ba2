import { expect, it } from 'vitest';
import { memoryStorage } from '../../shared/storage';
import { Answered } from './Answered';

const quote = (id: number) => ({ id, sender_id: 2, content: `m${id}` });

it('is kept for the next page, whichever tab it was chosen in, until it is sent or taken back', () => {
  const storage = memoryStorage();
  const [one, other] = [new Answered(storage), new Answered(storage)];
  one.set(1, quote(11));
  other.set(2, quote(22));
  const next = new Answered(storage);
  expect([next.get(1), next.get(2), next.get(3)]).toEqual([quote(11), quote(22), undefined]);
  one.set(1, undefined);
  expect(new Answered(storage).get(1)).toBeUndefined();
});

it('can be copied into the outbox of the device', () => {
  const answered = new Answered(memoryStorage());
  answered.set(1, quote(11));
  expect(structuredClone(answered.get(1))).toEqual(quote(11));
});
