import { expect, it } from 'vitest';
import { memoryStorage } from '../../shared/storage';
import { Drafts } from './Drafts';

it('are kept for the next page, whichever tab they were typed in', () => {
  const storage = memoryStorage();
  const [one, other] = [new Drafts(storage), new Drafts(storage)];
  one.set(1, 'Привет');
  other.set(2, 'Пока');
  const next = new Drafts(storage);
  expect([next.get(1), next.get(2)]).toEqual(['Привет', 'Пока']);
  one.set(1, '');
  expect(new Drafts(storage).get(1)).toBe('');
});

it('are not lost when another tab sends what was typed there', () => {
  const storage = memoryStorage();
  const [one, other] = [new Drafts(storage), new Drafts(storage)];
  other.set(1, 'Пока');
  one.set(1, 'Привет');
  other.set(1, '');
  expect([new Drafts(storage).get(1), other.get(1)]).toEqual(['Привет', '']);
});
