import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { faultsOf, SUBJECT_LETTERS } from './message-rules.mjs';

describe('the message of a commit', () => {
  it.each([
    ['a subject alone', 'Keep pins beside pallets\n'],
    ['a subject as long as may be', 'x'.repeat(SUBJECT_LETTERS)],
    ['letters of two bytes, counted as people do', 'ž'.repeat(SUBJECT_LETTERS)],
    ['a body behind a blank line', 'Keep pins\n\nA pin raises no version.\n'],
    [
      'comments and the difference of --verbose',
      `Keep pins\n# Please enter\n# ------------------------ >8 ------------------------\n${'d'.repeat(90)}`,
    ],
    ['what git writes of a merge', `Merge branch '${'b'.repeat(80)}'`],
    ['what git writes of a revert', `Revert "${'b'.repeat(72)}"`],
    ['a commit that a rebase joins to another', `fixup! ${'b'.repeat(72)}`],
  ])('may be %s', (_, message) => expect(faultsOf(message)).toEqual([]));

  it.each([
    ['nothing', '', /empty/],
    ['blanks and comments', '\n  \n# Please enter\n', /empty/],
    ['a subject too long', 'x'.repeat(SUBJECT_LETTERS + 1), /73 letters/],
    ['a dot at the end', 'Keep pins.', /dot/],
    ['a body right below', 'Keep pins\nA pin raises no version.', /blank line/],
  ])('may not be %s', (_, message, fault) => expect(faultsOf(message)).toEqual([expect.stringMatching(fault)]));
});

describe('the installation of the hook', () => {
  let folder: string;
  const env = { ...process.env, GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_SYSTEM: '/dev/null' };
  for (const name of ['GIT_DIR', 'GIT_WORK_TREE', 'GIT_INDEX_FILE']) Reflect.deleteProperty(env, name);
  const git = (cwd: string, ...args: string[]): string =>
    execFileSync('git', ['-c', 'user.name=Ona', '-c', 'user.email=ona@example.test', ...args], {
      cwd,
      env,
      encoding: 'utf8',
    }).trim();
  const hooksPath = (cwd: string): string =>
    spawnSync('git', ['config', '--get', 'core.hooksPath'], { cwd, env, encoding: 'utf8' }).stdout.trim();
  const install = (cwd: string, more: NodeJS.ProcessEnv = {}): { status: number | null; stdout: string } =>
    spawnSync(process.execPath, ['tools/hooks/install.mjs'], { cwd, env: { ...env, ...more }, encoding: 'utf8' });
  const commit = (cwd: string, message: string): { status: number | null; stderr: string } =>
    spawnSync(
      'git',
      ['-c', 'user.name=Ona', '-c', 'user.email=ona@example.test', 'commit', '--allow-empty', '-m', message],
      {
        cwd,
        env,
        encoding: 'utf8',
      },
    );
  /** A project with the hook's files, as a clone has them. */
  const project = (at: string, isRepository = true): string => {
    fs.cpSync(__dirname, path.join(at, 'tools/hooks'), { recursive: true });
    if (isRepository) {
      git(at, 'init', '--quiet');
      git(at, 'add', '.');
      git(at, 'commit', '--quiet', '-m', 'Begin');
    }
    return at;
  };

  beforeEach(() => (folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'mullion-hooks-')))));
  afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

  it('lets git refuse a bad message, and keep a good one', () => {
    project(folder);
    expect(install(folder)).toMatchObject({ status: 0, stdout: '' });
    expect(install(folder)).toMatchObject({ status: 0, stdout: '' });
    expect(commit(folder, 'Keep pins.')).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('ends with a dot'),
    });
    expect(commit(folder, 'Keep pins')).toMatchObject({ status: 0 });
    expect(git(folder, 'log', '--format=%s')).toBe('Keep pins\nBegin');
  });

  it('works in a worktree, from there and from beside', () => {
    project(path.join(folder, 'main'));
    const beside = path.join(folder, 'beside');
    git(path.join(folder, 'main'), 'worktree', 'add', '--quiet', beside);
    expect(install(beside)).toMatchObject({ status: 0 });
    expect(commit(beside, 'Keep pins.').status).toBe(1);
    expect(commit(path.join(folder, 'main'), 'Keep pins.').status).toBe(1);
  });

  it.each([
    ['where there is no repository', {}],
    ['where there is no git', { PATH: '/nowhere' }],
  ])('does nothing %s', (_, more) => {
    project(folder, false);
    expect(install(folder, more)).toMatchObject({ status: 0, stdout: '' });
  });

  it('does nothing in a folder of another repository', () => {
    git(folder, 'init', '--quiet');
    expect(install(project(path.join(folder, 'inside'), false))).toMatchObject({ status: 0, stdout: '' });
    expect(hooksPath(folder)).toBe('');
  });

  it('leaves hooks that somebody has, and says how to ask ours', () => {
    project(folder);
    fs.mkdirSync(path.join(folder, '.git/hooks'), { recursive: true });
    fs.writeFileSync(path.join(folder, '.git/hooks/commit-msg'), '#!/bin/sh\n');
    expect(install(folder)).toMatchObject({ status: 0, stdout: expect.stringContaining('commit-msg') });
    expect(hooksPath(folder)).toBe('');
    git(folder, 'config', 'core.hooksPath', '/home/ona/hooks');
    expect(install(folder)).toMatchObject({ status: 0, stdout: expect.stringContaining('/home/ona/hooks') });
    expect(hooksPath(folder)).toBe('/home/ona/hooks');
  });
});
