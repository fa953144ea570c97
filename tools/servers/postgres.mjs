import { spawnSync } from 'node:child_process';
import crypto from 'node:crypto';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { spawnTied } from '../lib/tied-child.mjs';

/**
 * PostgreSQL refuses to run as root. Then it runs as the system's `postgres` user, else as `nobody`; no user is
 * created. Folders that this user may not enter (a checkout below /root) are opened to the server process alone, by
 * capability.
 */
function serverUser(folder, programs) {
  if (process.getuid?.() !== 0) return undefined;
  const users = fs
    .readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const entry = users.find(([name]) => name === 'postgres') ?? users.find(([name]) => name === 'nobody');
  if (!entry)
    throw new Error('PostgreSQL cannot run as root, and this system has neither a user postgres nor a user nobody');
  const user = { uid: Number(entry[2]), gid: Number(entry[3]) };
  const blocked = [folder, programs.postgres].some(
    (file) => spawnSync('test', ['-x', file], { ...user, timeout: 5000 }).status !== 0,
  );
  return { ...user, everywhere: blocked };
}

/**
 * Makes the data folder if there is none, and says how to start the server.
 * @param {{ dataDir: string, port: number, throwaway: boolean, tls?: { cert: string, key: string }, programs: {
 * postgres: string, initdb: string, env: NodeJS.ProcessEnv } }} options
 * @returns {Promise<{ url: string, start: (log: number) => import('node:child_process').ChildProcess }>}
 */
export async function preparePostgres({ dataDir, port, throwaway, tls, programs }) {
  const folder = path.join(dataDir, 'postgres');
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
  const secretFile = path.join(dataDir, 'postgres.secret');
  if (!fs.existsSync(secretFile)) fs.writeFileSync(secretFile, crypto.randomBytes(18).toString('hex'), { mode: 0o600 });
  const password = fs.readFileSync(secretFile, 'utf8').trim();
  const user = serverUser(dataDir, programs);
  const launch = (command, args, options) =>
    spawnTied(command, args, { ...options, cwd: '/', env: programs.env, asUser: user, deathSignal: 'INT' });
  if (!fs.existsSync(path.join(folder, 'PG_VERSION'))) await initialise({ folder, user, programs, password, launch });
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    max_connections: 200,
    // enough for the demo and the tests; pages are taken from the system only when first used
    shared_buffers: '64MB',
    dynamic_shared_memory_type: 'mmap',
    max_wal_size: '512MB',
    wal_level: 'minimal',
    max_wal_senders: 0,
    max_logical_replication_workers: 0,
    max_parallel_workers: 2,
    autovacuum_max_workers: 2,
    jit: 'off',
    // a commit waits for the disk for some milliseconds, in which a test does nothing
    fsync: throwaway ? 'off' : 'on',
    timezone: 'UTC',
    log_timezone: 'UTC',
    ...(tls ? onlyByTls(folder, tls, user) : {}),
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  return {
    url: `postgres://postgres:${password}@127.0.0.1:${port}/postgres`,
    start: (log) => launch(programs.postgres, ['-D', folder, ...flags], { stdio: ['ignore', log, log] }),
  };
}

/** Files that the server's own user may read, and rules that let nobody in without TLS. */
function onlyByTls(folder, { cert, key }, user) {
  const copy = (name, text) => {
    const file = path.join(folder, name);
    fs.writeFileSync(file, text, { mode: 0o600 });
    if (user) fs.chownSync(file, user.uid, user.gid);
    return file;
  };
  return {
    ssl: 'on',
    ssl_cert_file: copy('server.crt', fs.readFileSync(cert)),
    ssl_key_file: copy('server.key', fs.readFileSync(key)),
    hba_file: copy('only-tls.conf', 'hostssl all all all scram-sha-256\n'),
  };
}

async function initialise({ folder, user, programs, password, launch }) {
  const passwordFile = path.join(path.dirname(folder), 'postgres.initial');
  fs.writeFileSync(passwordFile, password, { mode: 0o600 });
  if (user) {
    fs.chownSync(folder, user.uid, user.gid);
    fs.chownSync(passwordFile, user.uid, user.gid);
  }
  const args = [
    '-D',
    folder,
    '-U',
    'postgres',
    '--auth=scram-sha-256',
    `--pwfile=${passwordFile}`,
    '--encoding=UTF8',
    '--locale=C.UTF-8',
    '--no-sync',
  ];
  let output = '';
  const child = launch(programs.initdb, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  const code = await new Promise((done) => child.once('exit', done));
  fs.rmSync(passwordFile, { force: true });
  if (code !== 0) throw new Error(`initdb failed (${code}): ${output.trim().split('\n').slice(-3).join(' ')}`);
}

/**
 * True when PostgreSQL would let somebody sign in (it accepts connections earlier than that, during recovery).
 * Sends protocol 3.0's start-up message: an authentication request ("R") means ready, as does a refusal for want of
 * TLS (28000); another error ("E") means not yet.
 * @param {number} port
 * @returns {Promise<boolean>}
 */
export function postgresAnswers(port) {
  return new Promise((done) => {
    const socket = net.connect(port, '127.0.0.1');
    const finish = (answer) => {
      socket.destroy();
      done(answer);
    };
    socket.setTimeout(2000, () => finish(false));
    socket.once('error', () => finish(false));
    socket.once('data', (data) => finish(data[0] === 'R'.charCodeAt(0) || data.includes('C28000')));
    socket.once('connect', () => {
      const message = Buffer.from('\0\0\0\0\0\x03\0\0user\0postgres\0database\0postgres\0\0', 'latin1');
      message.writeInt32BE(message.length);
      socket.write(message);
    });
  });
}
