import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { memoryStorage } from './memoryStorage';
import { persisted } from './persisted';

const holding = (text: string) => ({ ...memoryStorage(), getItem: () => text });

describe('what is kept in local storage', () => {
  it.each(['', 'не JSON', '{"filters":', 'undefined', '[object Object]', '\u0000'])(
    'counts as absent where it is no JSON: %j [ENT-01]',
    (text) => {
      expect(persisted(holding(text), 'sound', z.boolean(), true).read()).toBe(true);
    },
  );

  it.each(['null', '"yes"', '1', '{}'])(
    'counts as absent where it is of another kind: %s [ENT-01]',
    (text) => {
      expect(persisted(holding(text), 'sound', z.boolean(), true).read()).toBe(true);
    },
  );

  it('comes back as it was written', () => {
    const kept = persisted(memoryStorage(), 'sound', z.boolean(), true);
    kept.write(false);
    expect(kept.read()).toBe(false);
    kept.remove();
    expect(kept.read()).toBe(true);
  });

  it('never breaks the page where the storage is full or forbidden [ENT-01]', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const full = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    const kept = persisted({ ...memoryStorage(), setItem: full, removeItem: full }, 'x', z.string(), '');
    expect(() => kept.write('text')).not.toThrow();
    expect(() => kept.remove()).not.toThrow();
    expect(warn).toHaveBeenCalledTimes(2);
  });
});
