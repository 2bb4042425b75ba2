import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../runStep';

export interface Changes {
  /** In words: what is compared with what. */
  readonly compared: string;
  /** Also those that are gone: a renamed file is one that is gone and one that is new. */
  readonly files: readonly string[];
}

/**
 * The working tree against HEAD where something is not committed; otherwise HEAD against the commit that it shares with
 * its upstream or with `main`, and on `main` itself against the commit before. `since` names another commit.
 */
export function changedFiles(since?: string): Changes {
  const uncommitted = since === undefined ? filesSince('HEAD') : [];
  if (uncommitted.length > 0) return { compared: 'the working tree with HEAD', files: uncommitted };
  const base = since ?? sharedCommit();
  return { compared: `the working tree with ${base.slice(0, 12)}`, files: filesSince(base) };
}

export const isThere = (file: string) => existsSync(path.join(root, file));

function filesSince(commit: string): string[] {
  const tracked = git('diff', '--name-only', '--no-renames', '-z', commit, '--');
  const fresh = git('ls-files', '--others', '--exclude-standard', '-z');
  return [...new Set(`${tracked}${fresh}`.split('\0').filter(Boolean))].sort();
}

/** The commit that HEAD shares with its upstream or with `main`; on `main` itself the commit before. */
export function sharedCommit(): string {
  const head = git('rev-parse', 'HEAD');
  const shared = ['@{upstream}', 'origin/main', 'main'].map((other) => tryGit('merge-base', 'HEAD', other));
  return shared.find((commit) => commit && commit !== head) ?? git('rev-parse', 'HEAD~1');
}

function tryGit(...args: string[]): string | undefined {
  try {
    return git(...args);
  } catch {
    return undefined;
  }
}

function git(...args: string[]): string {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();
}
