import { existsSync, readFileSync } from 'node:fs';

export interface Counts {
  readonly passed: number;
  readonly failed: number;
}

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
}

interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
}

/** Counts of vitest's JSON report; `undefined` when it wrote none. */
export function readVitest(file: string): Counts | undefined {
  const report = read<VitestReport>(file);
  return report && { passed: report.numPassedTests, failed: report.numFailedTests };
}

/** Counts of Playwright's JSON report; a flaky test counts as failed. */
export function readPlaywright(file: string): Counts | undefined {
  const stats = read<PlaywrightReport>(file)?.stats;
  return stats && { passed: stats.expected, failed: stats.unexpected + stats.flaky };
}

function read<Report>(file: string): Report | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : undefined;
}
