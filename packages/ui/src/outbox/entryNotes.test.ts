import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { entryNotes } from './entryNotes';

const kept = new Map<string, string>();
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, text: string) => void kept.set(key, text),
  removeItem: (key: string) => void kept.delete(key),
};

beforeEach(() => vi.stubGlobal('localStorage', storage));
afterEach(() => {
  vi.unstubAllGlobals();
  kept.clear();
});

const noteOf = (id: string) => ({ id, payload: { text: id, to: undefined } });

describe('entryNotes', () => {
  it('gives another page what was noted, in the order of writing, under its name alone', () => {
    const notes = entryNotes('anna');
    for (const id of ['b', 'a', 'b']) notes.add(noteOf(id));
    expect(entryNotes('anna').all()).toEqual(['a', 'b'].map(noteOf));
    expect(entryNotes('boris').all()).toEqual([]);
  });

  it('leaves nothing when the last one is dropped', () => {
    const notes = entryNotes('anna');
    notes.add(noteOf('a'));
    notes.drop('b');
    expect(notes.all()).toHaveLength(1);
    notes.drop('a');
    expect(kept.size).toBe(0);
  });

  it.each(['{', '{}', '"text"', '[null, 1, {"id": 1}, {"id": "a"}]'])('takes %s for nothing', (text) => {
    kept.set('iskra-outbox:anna', text);
    expect(entryNotes('anna').all()).toEqual([]);
  });

  it.each([new Date(), new Map(), new Blob(['a photo']), Number.NaN, 1n])(
    'does not note what would come back otherwise: %s',
    (payload) => {
      entryNotes('anna').add({ id: 'a', payload: [{ payload }] });
      expect(kept.size).toBe(0);
    },
  );

  it('does without a storage that is full or forbidden', () => {
    const refuse = () => {
      throw new Error('Full');
    };
    const full = { ...storage, setItem: refuse };
    for (const broken of [full, undefined]) {
      vi.stubGlobal('localStorage', broken);
      const notes = entryNotes('anna');
      notes.add(noteOf('a'));
      notes.drop('a');
      expect(notes.all()).toEqual([]);
    }
  });
});
