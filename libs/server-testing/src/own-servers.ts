import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { TestServers } from './servers';

type ServerName = 'postgres' | 'redis' | 'nats';

/** By account of the system, its URLs. */
type Accounts = Readonly<Record<string, { readonly nats: string; readonly redis: string }>>;

interface Line extends Record<ServerName, string> {
  readonly pids: Record<ServerName, number>;
  readonly accounts: Accounts;
}

const root = path.resolve(__dirname, '../../..');

/** Servers of one test file alone, to be killed and wiped at will. They end with the test, whatever way it ends. */
export class OwnServers {
  private constructor(
    private readonly launcher: ChildProcess,
    readonly folder: string,
    private readonly pids: Record<ServerName, number>,
    readonly urls: TestServers,
    readonly accounts: Accounts,
    private readonly environmentBefore: Record<string, string | undefined>,
  ) {}

  /** With a certificate for `localhost`: nobody gets in without TLS. */
  static async start(tls?: { readonly cert: string; readonly key: string }): Promise<OwnServers> {
    const folder = mkdtempSync(path.join(tmpdir(), 'mullion-own-'));
    const { DATABASE_URL: _d, REDIS_URL: _r, NATS_URL: _n, ...env } = process.env;
    const more = tls ? ['--cert', tls.cert, '--key', tls.key] : [];
    const launcher = spawn(
      process.execPath,
      [path.join(root, 'tools/servers.mjs'), '--data', folder, '--free-ports', ...more],
      {
        env,
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    );
    const line = await new Promise<Line>((resolve, reject) => {
      createInterface({ input: launcher.stdout }).once('line', (text) => resolve(JSON.parse(text) as Line));
      launcher.once('exit', (code) => reject(new Error(`the servers did not start (${code})`)));
    });
    const urls = { databaseUrl: line.postgres, natsUrl: line.nats, redisUrl: line.redis };
    const { TEST_DATABASE_URL, TEST_NATS_URL, TEST_REDIS_URL } = process.env;
    Object.assign(process.env, {
      TEST_DATABASE_URL: urls.databaseUrl,
      TEST_NATS_URL: urls.natsUrl,
      TEST_REDIS_URL: urls.redisUrl,
    });
    return new OwnServers(launcher, folder, line.pids, urls, line.accounts, {
      TEST_DATABASE_URL,
      TEST_NATS_URL,
      TEST_REDIS_URL,
    });
  }

  /**
   * Kills a server (-9) and keeps it down while work runs; afterwards the launcher starts it again. Once a server and
   * test file.
   */
  async without<T>(name: ServerName, work: () => Promise<T>): Promise<T> {
    this.launcher.kill('SIGSTOP');
    try {
      process.kill(this.pids[name], 'SIGKILL');
      return await work();
    } finally {
      this.launcher.kill('SIGCONT');
    }
  }

  /** Throws the storage of NATS away; it has to be down. */
  wipeNats(): void {
    rmSync(path.join(this.folder, 'nats/jetstream'), { recursive: true, force: true });
  }

  async stop(): Promise<void> {
    const ended = new Promise((resolve) => this.launcher.once('exit', resolve));
    this.launcher.kill('SIGTERM');
    await ended;
    rmSync(this.folder, { recursive: true, force: true });
    for (const [name, value] of Object.entries(this.environmentBefore))
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
  }
}
