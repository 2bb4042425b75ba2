import { describe, expect, it } from 'vitest';
import { findMessageProblems } from './commitMessage';

const why = 'A closed laptop lost what was typed.';
const withSubject = (subject: string) => findMessageProblems(`${subject}\n\n${why}\n`);
const withBody = (body: string) => findMessageProblems(`Keep drafts over a reload\n${body}\n`);

const notImperative = 'the subject begins with a verb in the imperative, such as "Add"';

describe('a commit’s message', () => {
  it('has a subject, a blank line and a body', () => {
    expect(withBody(`\n${why}`)).toEqual([]);
  });

  it.each(['Bring', 'Embed', 'Feed', 'Pass', 'Focus', 'Ping', 'Re-read', 'Read,'])(
    'may begin with %s',
    (verb) => {
      expect(withSubject(`${verb} the drafts`)).toEqual([]);
    },
  );

  it.each(['Keeps', 'Fixes', 'Kept2', 'Added', 'Adding', 'add', 'feat:', '18th', ''])(
    'does not begin with "%s"',
    (word) => {
      expect(withSubject(`${word} the drafts`.trim())).toContain(notImperative);
    },
  );

  it('has a subject of 72 characters at most', () => {
    expect(withSubject(`Keep ${'a'.repeat(67)}`)).toEqual([]);
    expect(withSubject(`Keep ${'a'.repeat(68)}`)).toEqual(['the subject has 73 characters, 72 at most']);
  });

  it('counts a character outside the basic plane as one', () => {
    expect(withSubject(`Keep ${'a'.repeat(66)}🙂`)).toEqual([]);
  });

  it('has no full stop after the subject', () => {
    expect(withSubject('Keep drafts.')).toEqual(['the subject ends in a full stop']);
  });

  it('keeps the second line blank', () => {
    expect(withBody(why)).toEqual(['the second line is not blank']);
  });

  it.each([
    ['nothing', ''],
    ['blank lines', '\n\n  \n'],
    ['comments of the editor', '\n# Please enter the commit message\n# On branch main\n'],
    ['trailers', '\nSigned-off-by: Anna <anna@iskra.example>'],
    [
      'a diff that the editor showed',
      '\n# ------------------------ >8 ------------------------\ndiff --git a/a b/a',
    ],
  ])('has no body in %s', (_, body) => {
    expect(withBody(body)).toEqual(['a body says why']);
  });

  it('has lines of 100 characters at most', () => {
    expect(withBody(`\nWhy ${'a'.repeat(96)}`)).toEqual([]);
    expect(withBody(`\n${why}\nWhy ${'a'.repeat(97)}`)).toEqual([
      `a line is longer than 100 characters: Why ${'a'.repeat(36)}…`,
    ]);
  });

  it('may hold an address longer than a line', () => {
    expect(withBody(`\n${why}\nhttps://www.postgresql.org/${'a'.repeat(100)}`)).toEqual([]);
  });

  it.each([
    "Merge branch 'drafts'",
    'Revert "Keep drafts over a reload"',
    'Reapply "Keep drafts over a reload"',
    'fixup! Keep drafts over a reload',
    'squash! Keep drafts over a reload',
    'amend! Keep drafts over a reload',
  ])('is git’s own: %s', (subject) => {
    expect(findMessageProblems(`${subject}\n`)).toEqual([]);
  });

  it('is read past Windows line ends', () => {
    expect(findMessageProblems(`Keep drafts.\r\n\r\n${why}\r\n`)).toEqual([
      'the subject ends in a full stop',
    ]);
  });
});
