import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { root } from '../runStep';

const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
  scripts: { prepare: string };
};

/** Neither the repository that this test may be run by, nor what its user has set. */
const env: NodeJS.ProcessEnv = {
  PATH: process.env['PATH'],
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_SYSTEM: '/dev/null',
  ...Object.fromEntries(['AUTHOR', 'COMMITTER'].map((who) => [`GIT_${who}_NAME`, 'Anna'])),
  ...Object.fromEntries(['AUTHOR', 'COMMITTER'].map((who) => [`GIT_${who}_EMAIL`, 'anna@iskra.example'])),
};

/** A machine without git has no commits either. */
const withGit = describe.skipIf(spawnSync('git', ['--version']).status !== 0);

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'iskra-hooks-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const git = (...args: string[]) => spawnSync('git', args, { cwd: folder, env, encoding: 'utf8' });
const hooksPath = () => git('config', 'core.hooksPath').stdout.trim();
const prepare = (cwd = folder, its = env) => spawnSync(scripts.prepare, { cwd, env: its, shell: '/bin/sh' });

withGit('npm’s prepare', () => {
  it('has git use the hooks of a checkout', () => {
    git('init');
    expect(prepare().status).toBe(0);
    expect(hooksPath()).toBe('.githooks');
  });

  it('leaves a repository alone in which a copy without its own lies', () => {
    git('init');
    const copy = path.join(folder, 'vendor');
    mkdirSync(copy);
    expect(prepare(copy).status).toBe(0);
    expect(hooksPath()).toBe('');
  });

  it('fails nowhere without a repository', () => {
    expect(prepare().status).toBe(0);
  });

  it('fails nowhere without git', () => {
    git('init');
    const bin = path.join(folder, 'bin');
    mkdirSync(bin);
    symlinkSync(process.execPath, path.join(bin, 'node'));
    expect(prepare(folder, { PATH: bin }).status).toBe(0);
    expect(hooksPath()).toBe('');
  });

  it('fails nowhere where the settings cannot be written', () => {
    git('init');
    writeFileSync(path.join(folder, '.git/config.lock'), '');
    expect(prepare().status).toBe(0);
    expect(hooksPath()).toBe('');
  });
});

function checkout(): void {
  git('init');
  cpSync(path.join(root, '.githooks'), path.join(folder, '.githooks'), { recursive: true });
  git('config', 'core.hooksPath', '.githooks');
}

withGit('the commit hook', () => {
  const commit = (...messages: string[]) =>
    git('commit', '--allow-empty', ...messages.flatMap((message) => ['-m', message]));
  const count = () => git('rev-list', '--count', '--all').stdout.trim();

  it('refuses a message without a body, and takes one that has it', () => {
    checkout();
    for (const part of ['node_modules', 'tools']) symlinkSync(path.join(root, part), path.join(folder, part));
    const refused = commit('Keep drafts over a reload');
    expect([refused.status, refused.stderr]).toEqual([1, expect.stringContaining('a body says why')]);
    expect(count()).toBe('0');
    expect(commit('Keep drafts over a reload', 'A closed laptop lost what was typed.').status).toBe(0);
    expect(count()).toBe('1');
  });

  it('lets a commit through where nothing is installed, and says so', () => {
    checkout();
    const taken = commit('Keep drafts over a reload');
    expect([taken.status, taken.stderr]).toEqual([0, expect.stringContaining('was not checked')]);
  });

  it.each(['commit-msg', 'pre-commit'])('may be executed: %s', (hook) => {
    expect(statSync(path.join(root, '.githooks', hook)).mode & 0o111).toBe(0o111);
  });
});

withGit('the index of the specification', () => {
  /** In the place of tsx: the hooks call it for the index and for the message. */
  function install(script: string): void {
    const bin = path.join(folder, 'node_modules/.bin');
    mkdirSync(bin, { recursive: true });
    mkdirSync(path.join(folder, 'docs/spec'), { recursive: true });
    writeFileSync(path.join(bin, 'tsx'), `#!/bin/sh\n[ "$1" = tools/spec/main.ts ] || exit 0\n${script}\n`, {
      mode: 0o755,
    });
  }
  function commitFile(): { status: number | null; files: string[] } {
    writeFileSync(path.join(folder, 'a.ts'), 'one line more\n');
    git('add', 'a.ts');
    const { status } = git('commit', '-m', 'Name an id elsewhere');
    return { status, files: git('ls-files').stdout.trim().split('\n').filter(Boolean) };
  }

  it('is written anew for a commit, and goes with it', () => {
    checkout();
    install('echo 12 > docs/spec/where.md');
    expect(commitFile()).toEqual({ status: 0, files: ['a.ts', 'docs/spec/where.md'] });
    expect(git('show', 'HEAD:docs/spec/where.md').stdout).toBe('12\n');
  });

  it('refuses a commit that names what the specification does not have', () => {
    checkout();
    install('exit 1');
    expect(commitFile().status).toBe(1);
    expect(git('rev-list', '--count', '--all').stdout.trim()).toBe('0');
  });
});
