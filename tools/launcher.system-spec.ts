import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

// oxlint-disable-next-line typescript/no-require-imports -- CommonJS, so that jest can load it
const { startSystemRemote } = require('./system-remote.cjs') as typeof import('./system-remote.cjs');

const root = path.resolve(__dirname, '..');
/** A ceiling only: a slow machine must not make a test red. */
const graceMs = 120_000;
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'mullion-launcher-'));
let launcher: ChildProcess | undefined;
let output = '';

/** Waits for what must happen; fails with what was printed. */
async function until(happened: () => boolean | Promise<boolean>, withinMs: number): Promise<void> {
  const end = Date.now() + withinMs;
  while (!(await happened())) {
    if (Date.now() > end) throw new Error(`not within ${withinMs} ms; the launcher said:\n${output}`);
    await sleep(50);
  }
}

/** Processes that were started with this data folder: whatever would be an orphan. */
function processesOf(mark: string): string[] {
  return fs
    .readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
    .filter((pid) => {
      try {
        const text = fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8') + fs.readFileSync(`/proc/${pid}/environ`, 'utf8');
        const isDead = /^State:\s+Z/m.test(fs.readFileSync(`/proc/${pid}/status`, 'utf8'));
        return !isDead && text.includes(mark);
      } catch {
        return false;
      }
    });
}

/** No process of that folder is left. */
async function gone(mark: string): Promise<void> {
  try {
    await until(() => processesOf(mark).length === 0, graceMs);
  } catch {
    expect(
      processesOf(mark).map((pid) => fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')),
    ).toEqual([]);
  }
}

async function isFree(port: number): Promise<boolean> {
  const server = net.createServer();
  const free = await new Promise<boolean>((done) =>
    server.once('error', () => done(false)).listen(port, '127.0.0.1', () => done(true)),
  );
  if (free) await new Promise((done) => server.close(done));
  return free;
}

/**
 * The first of two free ports between those that `tools/lib/ports.mjs` gives away (up to 32,000) and those of outgoing
 * connections (from 32,768): nothing beside this test takes them, not even while the launcher is started again.
 */
async function freePortPair(): Promise<number> {
  for (;;) {
    const port = 32_000 + 2 * Math.floor(Math.random() * 384);
    if ((await isFree(port)) && (await isFree(port + 1))) return port;
  }
}

/** `npm start` on the given folder, as a person types it. */
function start(port: number, ...more: string[]): ChildProcess {
  output = '';
  const args = ['tools/start.mjs', '--data', folder, '--port', String(port), '--mail-port', String(port + 1), ...more];
  const { DATABASE_URL: _d, REDIS_URL: _r, NATS_URL: _n, ...env } = process.env;
  const child = spawn(process.execPath, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
  child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return child;
}

const ended = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null;

afterAll(() => {
  launcher?.kill('SIGKILL');
  fs.rmSync(folder, { recursive: true, force: true });
});

describe('npm start', () => {
  let port: number;

  beforeAll(async () => {
    port = await freePortPair();
  });

  it('ends with a line that says where, who and which password', async () => {
    launcher = start(port, '--fresh');
    await until(() => output.includes('Mullion is ready'), 280_000);
    for (const part of [`http://localhost:${port}`, 'planner@demo.mullion.test', 'Mullion-2026!', `:${port + 1}`])
      expect(output).toContain(part);
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(200);
  });

  it('refuses a second start on the same data, and a port in use, in one line each', async () => {
    const again = execFileSync(process.execPath, ['-e', script(['--data', folder, '--port', String(port)])], {
      cwd: root,
      encoding: 'utf8',
    });
    expect(again.trim().split('\n')).toEqual([expect.stringContaining('Mullion runs already')]);
    const other = path.join(folder, 'other');
    const taken = execFileSync(process.execPath, ['-e', script(['--data', other, '--port', String(port)])], {
      cwd: root,
      encoding: 'utf8',
    });
    expect(taken.trim().split('\n')).toEqual([expect.stringMatching(`Port ${port} is in use.*npm start -- --port`)]);
  });

  it('stops everything at Ctrl-C and leaves no process', async () => {
    launcher?.kill('SIGINT');
    await until(() => ended(launcher!), graceMs);
    expect(launcher?.exitCode).toBe(0);
    await gone(folder);
  });

  it('starts again with its data, and leaves no process even when it is killed', async () => {
    launcher = start(port);
    await until(() => output.includes('Mullion is ready'), 280_000);
    expect(output).not.toContain('filled the demo factory');
    launcher.kill('SIGKILL');
    await gone(folder);
  });
});

describe('the supervisor', () => {
  it('brings back every process and server that is killed', async () => {
    const data = path.join(folder, 'system');
    const system = await startSystemRemote({ dataDir: data, build: false });
    try {
      const names = [...system.processes.map(({ name }) => name), 'postgres', 'redis', 'nats'];
      for (const name of names) await system.kill(name);
      await system.waitReady();
      await system.state();
      expect(system.processes.filter(({ restarts }) => restarts < 1)).toEqual([]);
      const second = await system.add('gateway');
      expect((await fetch(`${second.url}/`)).status).toBe(200);
    } finally {
      await system.stop();
    }
    await gone(data);
  });
});

/** Runs the launcher and gives what it printed, whatever its exit code. */
function script(args: readonly string[]): string {
  const call = JSON.stringify(['tools/start.mjs', ...args]);
  return `process.stdout.write(require('node:child_process').spawnSync(process.execPath, ${call}, { encoding: 'utf8' }).stdout)`;
}
