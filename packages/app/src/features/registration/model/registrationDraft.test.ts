import { describe, expect, it } from 'vitest';
import { emptyDraft, isStepComplete } from './registrationDraft';

const today = new Date('2026-11-21T12:00:00Z');

describe('registration steps', () => {
  it('want a name of letters with single spaces [REG-03]', () => {
    expect(isStepComplete('name', { ...emptyDraft, name: ' Анна Мария ' }, today)).toBe(true);
    for (const name of ['', ' ', 'Анна1', 'Анна  Мария'])
      expect(isStepComplete('name', { ...emptyDraft, name }, today)).toBe(false);
  });

  it('want a whole and real birth date [REG-04]', () => {
    expect(isStepComplete('birth', { ...emptyDraft, birth: { day: 1, month: 1 } }, today)).toBe(false);
    expect(isStepComplete('birth', { ...emptyDraft, birth: { day: 31, month: 2, year: 1990 } }, today)).toBe(
      false,
    );
    expect(isStepComplete('birth', { ...emptyDraft, birth: { day: 28, month: 2, year: 1990 } }, today)).toBe(
      true,
    );
  });

  it('let in on the 18th birthday and not a day before [REG-14]', () => {
    const on = (day: number) => ({ ...emptyDraft, birth: { day, month: 11, year: 2008 } });
    expect(isStepComplete('birth', on(21), today)).toBe(true);
    expect(isStepComplete('birth', on(22), today)).toBe(false);
  });
});
