import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readPlaywright, readVitest } from './readCounts';

function reportOf(report: unknown): string {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'iskra-counts-')), 'report.json');
  writeFileSync(file, JSON.stringify(report));
  return file;
}

const tried = (fullName: string, status: 'passed' | 'failed', ...failureMessages: string[]) => ({
  fullName,
  status,
  failureMessages,
});

const property =
  'Error: Property failed after 6 tests\n{ seed: 7, path: "5" }\nCounterexample: ["he"]\n    at run';

test('what a test of vitest said is told without its stack, of a second try too', () => {
  const assertionResults = [
    tried('is steady', 'passed'),
    tried('is not', 'passed', property),
    tried('is wrong', 'failed', 'AssertionError: 1 is not 2\n    at x.ts:1'),
  ];
  const testResults = [{ name: 'a.test.ts', status: 'failed', assertionResults }];
  expect(readVitest(reportOf({ numPassedTests: 2, numFailedTests: 1, testResults }))).toEqual({
    passed: 2,
    failed: 1,
    failures: ['a.test.ts: is wrong\n    AssertionError: 1 is not 2'],
    unsteady: [
      'a.test.ts: is not\n    Error: Property failed after 6 tests\n    { seed: 7, path: "5" }\n    Counterexample: ["he"]',
    ],
  });
});

test('what a journey said last is told by its first lines', () => {
  const [first, last] = ['slow', '\u001b[31mfaults\u001b[39m:\n\n1\n2\n3\n4\n5\n6\n7\n8'];
  const results = [{ error: { message: first } }, { error: { message: last } }];
  const spec = { ok: false, title: 'meets', file: 'a.spec.ts', tests: [{ status: 'unexpected', results }] };
  const stats = { expected: 3, unexpected: 1, flaky: 0 };
  expect(readPlaywright(reportOf({ stats, suites: [{ specs: [spec] }] }))).toEqual({
    passed: 3,
    failed: 1,
    failures: ['a.spec.ts: meets\n    faults:\n    1\n    2\n    3\n    4\n    5\n    6\n    7'],
    unsteady: [],
  });
});
