import { existsSync, readFileSync } from 'node:fs';

export interface Counts {
  readonly passed: number;
  readonly failed: number;
  /** Titles of what failed, for the last lines of the run. */
  readonly failures: readonly string[];
}

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults?: readonly {
    readonly name: string;
    readonly status: string;
    readonly message?: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      readonly failureMessages?: readonly string[];
    }[];
  }[];
}

interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly { readonly ok: boolean; readonly title: string; readonly file: string }[];
}

interface PlaywrightReport extends PlaywrightSuite {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
}

/** Counts of vitest's JSON report; `undefined` when it wrote none. */
export function readVitest(file: string): Counts | undefined {
  const report = read<VitestReport>(file);
  return (
    report && {
      passed: report.numPassedTests,
      failed: report.numFailedTests,
      failures: vitestFailures(report),
    }
  );
}

/** Counts of Playwright's JSON report; a flaky test counts as failed. */
export function readPlaywright(file: string): Counts | undefined {
  const report = read<PlaywrightReport>(file);
  if (!report) return undefined;
  const { expected, unexpected, flaky } = report.stats;
  return { passed: expected, failed: unexpected + flaky, failures: playwrightFailures(report) };
}

function vitestFailures({ testResults = [] }: VitestReport): string[] {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const tests = assertionResults
      .filter((test) => test.status === 'failed')
      .map(({ fullName, failureMessages }) => `${name}: ${fullName}\n    ${firstLine(failureMessages?.[0])}`);
    // A file that could not even be read has no tests to blame.
    return tests.length === 0 && status === 'failed' ? [`${name}: ${firstLine(message)}`] : tests;
  });
}

function playwrightFailures({ suites = [], specs = [] }: PlaywrightSuite): string[] {
  return [
    ...specs.filter(({ ok }) => !ok).map(({ file, title }) => `${file}: ${title}`),
    ...suites.flatMap(playwrightFailures),
  ];
}

const firstLine = (text = '') => text.split('\n', 1)[0] ?? '';

function read<Report>(file: string): Report | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : undefined;
}
