import { execFileSync } from 'node:child_process';

/** The version of the browser at a path, such as '150.0.7871.100'. */
export function browserVersion(executable: string): string {
  const said = execFileSync(executable, ['--version'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const version = /\d+(\.\d+)+/.exec(said)?.[0];
  if (version === undefined) throw new Error(`${executable} does not say its version: ${said}`);
  return version;
}
