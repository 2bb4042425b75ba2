import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../runStep';
import { steps } from './steps';
import { stepTable } from './stepTable';

test('docs/testing.md says of each step what npm test -- --list says: put the table below there', () => {
  expect(readFileSync(path.join(root, 'docs/testing.md'), 'utf8')).toContain(stepTable(steps));
});
