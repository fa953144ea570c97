import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { stateDir } from '../lib/paths.mjs';

/** Folder name of Debian's libraries by processor; exactly what Debian calls them. */
const libraryFolder = { x64: 'x86_64-linux-gnu', arm64: 'aarch64-linux-gnu' }[process.arch];

/**
 * What redis-server and nats-server need beyond a minimal system; names differ between releases, so each is tried
 * alone.
 */
const libraries = [
  'liblzf1',
  'libjemalloc2',
  'libatomic1',
  'libssl3',
  'libssl3t64',
  'liblua5.1-0',
  'lua-cjson',
  'lua-bitop',
  'libhiredis0.14',
];

/** Where packages are unpacked: one folder a processor and release, so a shared checkout never mixes them. */
export function unpackedRoot() {
  let release = 'linux';
  try {
    const text = fs.readFileSync('/etc/os-release', 'utf8');
    release = `${/^ID="?([\w.-]+)/m.exec(text)?.[1]}-${/^VERSION_ID="?([\w.-]+)/m.exec(text)?.[1]}`;
  } catch {
    // an unknown Linux: one common folder
  }
  return path.join(stateDir, 'servers', `${release}-${process.arch}`);
}

/** Environment in which the unpacked programs find their libraries. */
export function unpackedEnv() {
  const base = unpackedRoot();
  const folders = [`${base}/usr/lib/${libraryFolder}`, `${base}/lib/${libraryFolder}`, process.env.LD_LIBRARY_PATH];
  return { ...process.env, LD_LIBRARY_PATH: folders.filter(Boolean).join(':') };
}

function runs(file) {
  try {
    execFileSync(file, ['--version'], { env: unpackedEnv(), stdio: 'pipe', timeout: 10_000 });
    return true;
  } catch {
    return false;
  }
}

/**
 * Redis and NATS from the unpacked folder, when they are there and run.
 * @returns {{ redis: string, nats: string } | undefined}
 */
export function unpackedServers() {
  const base = unpackedRoot();
  const redis = `${base}/usr/bin/redis-server`;
  const nats = [`${base}/usr/sbin/nats-server`, `${base}/usr/bin/nats-server`].find((file) => fs.existsSync(file));
  return nats && runs(redis) && runs(nats) ? { redis, nats } : undefined;
}

/**
 * Takes redis-server and nats-server from the distribution's own archive and unpacks them below the checkout.
 * Needs apt-get and dpkg, but neither root nor a change to the system (own package lists, own cache).
 * @param {(line: string) => void} say
 */
export function fetchFromDebian(say) {
  const temporary = fs.mkdtempSync(path.join(os.tmpdir(), 'mullion-servers-'));
  try {
    for (const folder of ['lists/partial', 'cache/archives/partial', 'packages'])
      fs.mkdirSync(path.join(temporary, folder), { recursive: true });
    const options = [
      '-qq',
      '-o',
      `Dir::State::Lists=${temporary}/lists`,
      '-o',
      `Dir::Cache=${temporary}/cache`,
      '-o',
      'APT::Sandbox::User=',
    ];
    const apt = (...args) =>
      execFileSync('apt-get', [...options, ...args], {
        cwd: `${temporary}/packages`,
        stdio: ['ignore', 'ignore', 'pipe'],
        timeout: 120_000,
      });
    say('fetching Redis and NATS from the distribution (no root needed) …');
    apt('update', '-o', 'Acquire::Languages=none');
    apt('download', 'redis-server', 'redis-tools', 'nats-server');
    for (const library of libraries) {
      try {
        apt('download', library);
      } catch {
        // this release has no package of that name, and then does not need it
      }
    }
    const target = unpackedRoot();
    fs.mkdirSync(target, { recursive: true });
    for (const file of fs.readdirSync(`${temporary}/packages`))
      execFileSync('dpkg', ['-x', `${temporary}/packages/${file}`, target]);
  } finally {
    fs.rmSync(temporary, { recursive: true, force: true });
  }
}
