/** `.githooks/commit-msg FILE`: refuses a commit whose message is not as CONTRIBUTING.md says. */
import { readFileSync } from 'node:fs';
import { findMessageProblems } from './commitMessage';

const problems = findMessageProblems(readFileSync(process.argv[2] ?? '', 'utf8'));
for (const problem of problems) console.error(`commit-msg: ${problem}`);
if (problems.length > 0) process.exitCode = 1;
