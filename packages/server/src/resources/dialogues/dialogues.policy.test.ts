import { describe, expect, it } from 'vitest';
import { takesNewDialogue, writingProblem, type DialogueFacts } from './dialogues.policy';

const strangers: DialogueFacts = {
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
