import { execFile } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import { root } from '../lib/paths.mjs';

const run = promisify(execFile);
const require = createRequire(import.meta.url);

/**
 * Builds in a process of its own: the bundler's memory goes when it is done. `only` names processes; without it,
 * everything is built.
 */
export async function build({ only, say }) {
  const names = only ? ['deploy', ...only.map((name) => (name === 'gateway' ? ['gateway', 'web'] : name)).flat()] : [];
  const { stdout } = await script(['tools/build.mjs', ...names], {
    ...process.env,
    NO_COLOR: '1',
    FORCE_COLOR: undefined,
  });
  for (const line of stdout.trim().split('\n').filter(Boolean)) say(line);
}

/** deploy/processes.ts, as built. @returns {typeof import('../../deploy/processes')} */
export function processList() {
  const file = path.join(root, 'dist/deploy/processes.cjs');
  delete require.cache[file];
  return require(file);
}

export async function migrate({ databaseEnv }) {
  await script(['--enable-source-maps', 'dist/deploy/migrate.cjs'], databaseEnv);
}

/**
 * Demo data, once a data folder. A seed that was broken off leaves half a factory: then the database is created again.
 * @returns {Promise<boolean>} whether it seeded
 */
export async function seedOnce({ dataDir, databaseEnv, dropDatabase }) {
  const done = path.join(dataDir, 'seeded');
  const begun = path.join(dataDir, 'seeding');
  if (fs.existsSync(done)) return false;
  if (fs.existsSync(begun)) {
    await dropDatabase();
    await migrate({ databaseEnv });
  }
  fs.writeFileSync(begun, '');
  await script(['--enable-source-maps', 'dist/deploy/seed.cjs'], databaseEnv);
  fs.renameSync(begun, done);
  return true;
}

async function script(args, env) {
  try {
    return await run(process.execPath, args, { cwd: root, env, maxBuffer: 64 * 1024 * 1024 });
  } catch (error) {
    const what = String(error.stderr || error.stdout || error.message).trim();
    throw new Error(`${path.basename(args.at(-1))} failed:\n${what.split('\n').slice(0, 12).join('\n')}`, {
      cause: error,
    });
  }
}
