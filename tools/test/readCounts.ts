import { existsSync, readFileSync } from 'node:fs';

export interface Counts {
  readonly passed: number;
  readonly failed: number;
  /** Titles of what failed, for the last lines of the run. */
  readonly failures: readonly string[];
  /** Titles of what passed only when it was tried once more: faults of a test or of the product to look into. */
  readonly unsteady: readonly string[];
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
  readonly specs?: readonly PlaywrightSpec[];
}

interface PlaywrightSpec {
  readonly ok: boolean;
  readonly title: string;
  readonly file: string;
  readonly tests: readonly {
    readonly status: string;
    readonly results: readonly { readonly error?: { readonly message?: string } }[];
  }[];
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
      unsteady: vitestTests(report, 'passed')
        .filter(({ said }) => said.length > 0)
        .map(titleAndReason),
    }
  );
}

/** Counts of Playwright's JSON report. */
export function readPlaywright(file: string): Counts | undefined {
  const report = read<PlaywrightReport>(file);
  if (!report) return undefined;
  const { expected, unexpected, flaky } = report.stats;
  const specs = specsOf(report);
  const isFlaky = ({ tests }: PlaywrightSpec) => tests.some(({ status }) => status === 'flaky');
  return {
    passed: expected + flaky,
    failed: unexpected,
    failures: specs.filter(({ ok }) => !ok).map(specTitle),
    unsteady: specs.filter(isFlaky).map(specTitle),
  };
}

function vitestFailures(report: VitestReport): string[] {
  const files = report.testResults ?? [];
  const tests = vitestTests(report, 'failed');
  // A file that could not even be read has no tests to blame.
  const unread = files.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  );
  return [
    ...tests.map(titleAndReason),
    ...unread.map(({ name, message }) => `${name}: ${firstLines(message)[0] ?? ''}`),
  ];
}

interface ReportedTest {
  readonly title: string;
  /** How the first error begins, of a try that failed before one passed too. */
  readonly said: readonly string[];
}

function vitestTests({ testResults = [] }: VitestReport, status: 'passed' | 'failed'): ReportedTest[] {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter((test) => test.status === status)
      .map(({ fullName, failureMessages }) => ({
        title: `${name}: ${fullName}`,
        said: firstLines(failureMessages?.[0]),
      })),
  );
}

const titleAndReason = ({ title, said }: ReportedTest) => [title, ...said].join('\n    ');

const specsOf = ({ suites = [], specs = [] }: PlaywrightSuite): PlaywrightSpec[] => [
  ...specs,
  ...suites.flatMap(specsOf),
];

function specTitle({ file, title, tests }: PlaywrightSpec): string {
  const said = tests.flatMap(({ results }) => results.flatMap(({ error }) => error?.message ?? []));
  return titleAndReason({ title: `${file}: ${title}`, said: firstLines(said.at(-1)) });
}

/** How an error begins, without its stack: the first of its faults, the values with which a property failed. */
function firstLines(error = ''): string[] {
  const [text = ''] = error.replace(colours, '').split(/\n\s+at /, 1);
  const lines = text.split('\n').filter(Boolean);
  return lines.slice(0, 8).map((line) => line.slice(0, 200));
}

/** What test runners write for terminals. */
const colours = /\u001b\[\d+m/g;

function read<Report>(file: string): Report | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : undefined;
}
