import { expect, it } from 'vitest';
import { deeds } from './deeds';

const proofs: Readonly<Record<string, string>> = import.meta.glob('./LivePanel.stories.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const source = Object.values(proofs).join('\n');

it.each(deeds.map(({ id }) => id))('the button %s of the Live panel has a proof that presses it', (id) => {
  // What never applies has nothing to press: its proof is about the reason.
  expect(source).toMatch(new RegExp(`(press|whyNotDeed)\\('${id}'\\)`));
});

it('each button stands once', () => {
  const ids = deeds.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});
