// npm runs it after an installation (`prepare`): git shall ask tools/hooks. Never fails an installation, never takes a
// hook away.
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

/** Relative: each worktree asks its own copy. */
const HOOKS = 'tools/hooks';

const git = (...args) => {
  try {
    return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return null; // no git, no repository, or nothing set
  }
};

const isTop = () => {
  const top = git('rev-parse', '--show-toplevel');
  return top !== null && fs.realpathSync(top) === fs.realpathSync(process.cwd());
};

/** Hooks that somebody has put into the repository's own folder; git would not ask them any more. */
const ownHooks = () => {
  const folder = path.resolve(git('rev-parse', '--git-common-dir'), 'hooks');
  return fs.existsSync(folder) ? fs.readdirSync(folder).filter((name) => !name.endsWith('.sample')) : [];
};

const install = () => {
  if (!isTop()) return;
  const chosen = git('config', '--get', 'core.hooksPath');
  if (chosen === HOOKS) return;
  const own = chosen === null ? ownHooks() : [];
  if (chosen !== null || own.length > 0)
    console.log(
      `You have hooks of your own (${chosen ?? own.join(', ')}); call ${HOOKS}/commit-msg from commit-msg to check messages.`,
    );
  else git('config', 'core.hooksPath', HOOKS);
};

install();
