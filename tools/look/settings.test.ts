import { expect, it } from 'vitest';
import { pairs } from './settings';

const choices = {
  ...{ theme: ['light', 'dark'], locale: ['ru', 'en'], direction: ['ltr', 'rtl'] },
  ...{ words: ['real', 'pseudo'], text: ['usual', 'double'], window: ['desktop', 'tablet', 'phone'] },
} as const;

const named = Object.entries(choices).flatMap(([name, values]) => values.map((value) => `${name} ${value}`));
const couples = named.flatMap((one, at) => named.slice(at + 1).map((other) => [one, other] as const));

it.each(couples.filter(([one, other]) => one.split(' ')[0] !== other.split(' ')[0]))(
  '%s and %s meet',
  (...couple) => {
    const rows = pairs.map((row) => Object.entries(row).map(([name, value]) => `${name} ${value}`));
    expect(rows.some((row) => couple.every((choice) => row.includes(choice)))).toBe(true);
  },
);
