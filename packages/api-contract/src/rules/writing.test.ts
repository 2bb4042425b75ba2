import { describe, expect, it } from 'vitest';
import { takesNewDialogue, writingFacts, writingProblem, type WritingFacts } from './writing';

const strangers: WritingFacts = {
  isSameGender: false,
  iBlock: false,
  theyBlock: false,
  isOtherGone: false,
  isMutual: false,
  hasPremium: false,
  isKept: false,
  openedToday: 0,
};

describe('writing in a dialogue (D-14)', () => {
  it('is open to a regular member three times a day', () => {
    expect(writingProblem({ ...strangers, openedToday: 2 })).toBeNull();
    expect(writingProblem({ ...strangers, openedToday: 3 })).toBe('dialogueUnavailable');
  });
  it.each(['isMutual', 'hasPremium', 'isKept'] as const)('stays open when %s', (reason) => {
    const facts = { ...strangers, openedToday: 9, [reason]: true };
    expect(writingProblem(facts)).toBeNull();
    expect(takesNewDialogue(facts)).toBe(false);
  });
  it.each(['iBlock', 'theyBlock'] as const)('is closed by a block even between a match (%s)', (block) => {
    expect(writingProblem({ ...strangers, isMutual: true, isKept: true, [block]: true })).toBe('blocked');
  });
  it('is closed between members of one gender [CHT-06]', () => {
    expect(writingProblem({ ...strangers, isSameGender: true, hasPremium: true })).toBe('sameGender');
  });
});

describe('what D-14 asks about a dialogue', () => {
  const now = new Date('2026-06-14T12:00:00Z');
  const man = { gender: 'male', premiumUntil: null } as const;
  const woman = { gender: 'female', premiumUntil: null, suspendedReason: null } as const;
  const { iBlock, theyBlock, isMutual, isKept, openedToday } = strangers;
  const facts = (parts: Partial<Parameters<typeof writingFacts>[0]> = {}) =>
    writingFacts({ me: man, other: woman, iBlock, theyBlock, isMutual, isKept, openedToday, ...parts }, now);

  it('counts the premium of either, until it ends', () => {
    const premiumUntil = new Date('2026-06-14T12:00:00.001Z');
    expect(facts()).toEqual(strangers);
    expect(facts({ me: { ...man, premiumUntil } }).hasPremium).toBe(true);
    expect(facts({ other: { ...woman, premiumUntil } }).hasPremium).toBe(true);
    expect(facts({ me: { ...man, premiumUntil: now } }).hasPremium).toBe(false);
  });
  it('finds the other gone when the account is deleted or suspended (D-36, D-39)', () => {
    expect(facts({ other: null })).toMatchObject({ isOtherGone: true, isSameGender: false });
    expect(facts({ other: { ...woman, suspendedReason: 'спам' } }).isOtherGone).toBe(true);
  });
});
