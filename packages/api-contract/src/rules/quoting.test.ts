import { describe, expect, it } from 'vitest';
import { mayQuote, quoteOf } from './quoting';

describe('a quote', () => {
  it('has 200 characters at the most, and cuts none in two', () => {
    const of = (content: string) => quoteOf(5, { senderId: 1, content }).content;
    expect(of('ы'.repeat(200))).toBe('ы'.repeat(200));
    expect(of('ы'.repeat(201))).toBe(`${'ы'.repeat(199)}…`);
    expect(of('😀'.repeat(4000))).toBe(`${'😀'.repeat(199)}…`);
    expect(of(`${'ы'.repeat(198)}  ы ы`)).toBe(`${'ы'.repeat(198)}…`);
  });

  it('names nobody and says nothing of a message that its reader may not see', () => {
    expect(quoteOf(5, null)).toEqual({ id: 5, sender_id: null, content: null });
  });

  it('is of a member’s message in the same dialogue, after what was cleared (D-32)', () => {
    const said = { id: 5, dialogueId: 1, type: 'text' } as const;
    expect(mayQuote(said, 1, 4)).toBe(true);
    expect(mayQuote(said, 2, 4)).toBe(false);
    expect(mayQuote(said, 1, 5)).toBe(false);
    expect(mayQuote({ ...said, type: 'system' }, 1, 4)).toBe(false);
  });
});
