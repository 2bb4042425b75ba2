import { describe, expect, it, vi } from 'vitest';
import { age, birthYears, changesState, fillPath, isRealDate, photoPath } from '.';
import { calls } from './calls';
import { openApiDocument } from './openapi';
import { readGoals, readLanguages } from './readChoices';
import { email, messageText, note, ownWords, pathId, personName } from './values';

describe('birth date', () => {
  const today = new Date('2026-06-14T12:00:00Z');
  it('is one less before the birthday of this year [REG-13]', () => {
    expect(age({ day: 14, month: 6, year: 1998 }, today)).toBe(28);
    expect(age({ day: 15, month: 6, year: 1998 }, today)).toBe(27);
  });
  it('knows leap years and short months [REG-14]', () => {
    expect(isRealDate({ day: 29, month: 2, year: 2000 })).toBe(true);
    expect(isRealDate({ day: 29, month: 2, year: 2001 })).toBe(false);
    expect(isRealDate({ day: 31, month: 4, year: 2001 })).toBe(false);
  });
  it('offers 51 years, newest first, from 18 years ago [REG-05]', () => {
    const years = birthYears(today);
    expect([years.length, years[0], years.at(-1)]).toEqual([51, 2008, 1958]);
  });
});

describe('values', () => {
  it('takes names of letters in any language with single spaces only [REG-03]', () => {
    for (const name of ['Анна', ' Анна Мария ', 'Jörg', '李 明'])
      expect(personName.safeParse(name).success).toBe(true);
    for (const name of ['', '  ', 'Анна  Мария', 'Anna1', 'a_b', '<b>'])
      expect(personName.safeParse(name).success).toBe(false);
  });
  it('trims a message and refuses an empty one and one over 4000 [CHT-05]', () => {
    expect(messageText.parse('  да\nнет ')).toBe('да\nнет');
    expect(messageText.safeParse(' \n ').success).toBe(false);
    expect(messageText.safeParse('ы'.repeat(4000)).success).toBe(true);
    expect(messageText.safeParse('ы'.repeat(4001)).success).toBe(false);
  });
  it('takes no letter for a name that nobody can see [REG-03]', () => {
    for (const name of [
      '\u3164',
      '\uffa0',
      '\u115f',
      '\u1160',
      'Анна \u3164',
      'Ан\u200bна',
      'A\ufe0f',
      '\u200d',
    ])
      expect([name, personName.safeParse(name).success]).toEqual([name, false]);
    expect(personName.safeParse('ञिशा').success).toBe(true);
  });
  it('takes a message that nobody can see for an empty one, and leaves a seen one as it is [CHT-05]', () => {
    for (const text of [
      '\u200b',
      '\u200b \u2060\n\ufeff',
      '\u3164\u3164',
      '\u2800',
      '\u00ad',
      '\ufe0f',
      '\u202e',
      '\u0007',
    ])
      expect([text, messageText.safeParse(text).success]).toEqual([text, false]);
    for (const text of ['👨‍👩‍👧', '❤️', 'می‌خواهم', '\u200bда']) expect(messageText.parse(text)).toBe(text);
  });
  it('takes words of a profile that nobody can see for none [EDT-07]', () => {
    expect(ownWords(500).parse('\u200b\u3164')).toBe(null);
    expect(ownWords(500).parse(' О себе ')).toBe('О себе');
    expect(note.parse('\u2060 \u200b')).toBe('');
  });
  it('refuses NUL and half a surrogate pair, and takes emoji', () => {
    expect(messageText.safeParse('a\0b').success).toBe(false);
    expect(messageText.safeParse('a\ud83d').success).toBe(false);
    expect(messageText.safeParse('👍🏽').success).toBe(true);
  });
  it('reads ids of paths as positive integers only', () => {
    expect(pathId.parse('17')).toBe(17);
    for (const text of ['0', '-1', '1e3', ' 1', '01', 'abc', '9'.repeat(20)])
      expect(pathId.safeParse(text).success).toBe(false);
  });
  it('lowers and trims an e-mail [REG-07]', () => {
    expect(email.parse(' Anna@Mail.RU ')).toBe('anna@mail.ru');
    expect(email.safeParse('anna@').success).toBe(false);
  });
});

describe('goals and languages', () => {
  it.each([
    ['a list', ['find_love', 'friendship']],
    ['a JSON string', '["find_love","friendship"]'],
    ['a comma string', 'find_love, friendship'],
    ['a list with one of a newer version', ['find_love', 'find_peace', 'friendship']],
  ])('of %s are read [EDT-06]', (_, given) => {
    expect(readGoals.parse(given)).toEqual(['find_love', 'friendship']);
  });

  it.each([[{ 0: 'find_love' }], [[1]], ['[broken'], ['find love; friendship'], [7]])(
    'of another format, %j, are told in the console and show nothing [EDT-06]',
    (given) => {
      const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
      expect(readGoals.parse(given)).toEqual([]);
      expect(warn).toHaveBeenCalledWith('Invalid goals format', given);
      warn.mockRestore();
    },
  );

  it('are none where nothing was said, without a warning', () => {
    const warn = vi.spyOn(console, 'warn');
    for (const nothing of [null, '', []]) expect(readGoals.parse(nothing)).toEqual([]);
    expect(warn).not.toHaveBeenCalled();
    warn.mockRestore();
  });

  it('languages come as a list or a JSON string, never by commas [EDT-06]', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    expect(readLanguages.parse('["Русский","Türkçe"]')).toEqual(['Русский', 'Türkçe']);
    expect(readLanguages.parse('English, Deutsch')).toEqual([]);
    expect(warn).toHaveBeenCalledTimes(1);
    warn.mockRestore();
  });
});

describe('calls', () => {
  it('fills paths with encoded values', () => {
    expect(fillPath('/api/messages/:dialogId', { dialogId: 7 })).toBe('/api/messages/7');
    expect(fillPath('/x/:a', { a: '../b' })).toBe('/x/..%2Fb');
  });
  it('counts changing GETs among those that need the token', () => {
    expect(changesState(calls.createDialogue)).toBe(true);
    expect(changesState(calls.removeLike)).toBe(true);
    expect(changesState(calls.getDialogueWith)).toBe(false);
    expect(changesState(calls.getDialogues)).toBe(false);
  });
  it('names each method and path once', () => {
    const names = Object.values(calls).map(({ method, path }) => `${method} ${path.replace(/:\w+/g, ':')}`);
    expect(new Set(names).size).toBe(names.length);
  });
  it('declares every parameter of its path', () => {
    for (const definition of Object.values(calls)) {
      const named = [...definition.path.matchAll(/:(\w+)/g)].map((match) => match[1]);
      const declared = 'params' in definition ? Object.keys(definition.params.shape) : [];
      expect(declared.sort()).toEqual(named.sort());
    }
  });
  it('makes an OpenAPI 3.1 document of all of them', () => {
    const document = openApiDocument('1.0.0') as {
      openapi: string;
      paths: Record<string, Record<string, unknown>>;
    };
    const operations = Object.values(document.paths).flatMap((path) => Object.keys(path));
    expect(document.openapi).toBe('3.1.0');
    expect(operations).toHaveLength(Object.keys(calls).length);
  });
});

it('names the sizes of a photo by its path', () => {
  expect(photoPath('/photos/k/lg.webp', 'sm')).toBe('/photos/k/sm.webp');
  expect(photoPath('https://elsewhere/x.jpg', 'sm')).toBe('https://elsewhere/x.jpg');
});
