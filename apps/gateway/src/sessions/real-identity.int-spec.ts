import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { httpHeader } from '@mullion/contracts';
import { eventually, testServers, TestWorld } from '@mullion/server-testing';
import { Client } from 'pg';
import { RESTART_MS } from '../forwarder';
import { TEST_TOKEN_KEY, TestGateway } from '../testing/test-gateway';

const root = path.resolve(__dirname, '../../../..');
const prepare = `
const part = require(process.argv[1]);
(async () => {
  const options = part.dataSourceOptions(process.env.DATABASE_URL);
  const source = await new part.DataSource(options).initialize();
  await source.runMigrations({ transaction: 'each' });
  await source.destroy();
  const context = await part.openSeedContext({ identity: options }, { log: () => undefined });
  await part.seed(context);
  await context.close();
})();`;

/** A process under test with what it has logged. */
class Running {
  readonly lines: Record<string, unknown>[] = [];
  private readonly child: ChildProcess;

  constructor(app: string, env: Record<string, string>) {
    this.child = spawn(process.execPath, [path.join(root, 'dist/apps', app, 'main.cjs')], {
      env: { ...env, PATH: process.env.PATH ?? '' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let text = '';
    this.child.stdout?.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      const lines = text.split('\n');
      text = lines.pop() ?? '';
      for (const line of lines) this.lines.push(JSON.parse(line) as Record<string, unknown>);
    });
  }

  line(match: (line: Record<string, unknown>) => boolean): Promise<Record<string, unknown>> {
    return eventually(() => {
      const found = this.lines.find(match);
      if (!found) throw new Error('not logged');
      return found;
    });
  }

  async end(signal: NodeJS.Signals): Promise<number | null> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return this.child.exitCode;
    const gone = new Promise<number | null>((resolve) => this.child.once('exit', resolve));
    this.child.kill(signal);
    return gone;
  }
}

describe('gateway and identity as processes', () => {
  let world: TestWorld;
  let folder: string;
  let identity: Running;
  let gateway: Running;
  let url: string;
  const database = `mullion_test_gateway_${randomUUID().slice(0, 8)}`;
  const admin = async (sql: string, on?: string): Promise<void> => {
    const at = new URL(testServers().databaseUrl);
    if (on) at.pathname = `/${on}`;
    const client = new Client({ connectionString: at.href });
    await client.connect();
    await client.query(sql);
    await client.end();
  };
  const startIdentity = (): Running =>
    new Running('identity', { ...world.env(databaseUrl()), MULLION_TOKEN_KEY: TEST_TOKEN_KEY, LOG_LEVEL: 'info' });
  const databaseUrl = (): string => {
    const at = new URL(testServers().databaseUrl);
    at.pathname = `/${database}`;
    at.searchParams.set('options', '-c search_path=identity');
    return at.href;
  };

  beforeAll(async () => {
    world = await TestWorld.open();
    folder = await mkdtemp(path.join(tmpdir(), 'gateway-blobs-'));
    const built = spawnSync(process.execPath, [path.join(root, 'tools/build.mjs'), 'identity', 'gateway'], {
      cwd: root,
      encoding: 'utf8',
    });
    if (built.status !== 0) throw new Error(built.stderr);
    await admin(`CREATE DATABASE ${database}`);
    await admin('CREATE SCHEMA identity', database);
    const prepared = spawnSync(process.execPath, ['-e', prepare, path.join(root, 'dist/apps/identity/deploy.cjs')], {
      env: { PATH: process.env.PATH ?? '', DATABASE_URL: databaseUrl() },
      encoding: 'utf8',
    });
    if (prepared.status !== 0) throw new Error(prepared.stderr);
    identity = startIdentity();
    gateway = new Running('gateway', { ...TestGateway.env(world, folder), LOG_LEVEL: 'info' });
    url = String((await gateway.line(({ msg }) => msg === 'gateway is up')).url);
  });
  afterAll(async () => {
    await Promise.all([gateway.end('SIGKILL'), identity.end('SIGKILL')]);
    await world.close();
    await admin(`DROP DATABASE ${database} WITH (FORCE)`);
    await rm(folder, { recursive: true, force: true });
  });

  const post = (at: string, body: object | undefined, headers: Record<string, string> = {}): Promise<Response> =>
    fetch(`${url}/api/${at}`, {
      method: 'POST',
      headers: { ...(body ? { 'content-type': 'application/json' } : {}), ...headers },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
  const login = (account: string, password = 'Mullion-2026!', headers = {}): Promise<Response> =>
    post('login', { email: `${account}@demo.mullion.test`, password }, headers);
  const get = (at: string, token: string): Promise<Response> =>
    fetch(`${url}/api/${at}`, { headers: { authorization: `Bearer ${token}` } });
  const tokenOf = async (answer: Response): Promise<string> => ((await answer.json()) as { token: string }).token;

  it('sign in, go on by the cookie, sign out', async () => {
    const signedIn = await login('planner');
    expect(signedIn.status).toBe(200);
    const cookie = (signedIn.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
    const token = await tokenOf(signedIn);
    expect(await (await get('user', token)).json()).toMatchObject({ email: 'planner@demo.mullion.test', type: 2 });
    const refreshed = await Promise.all([1, 2, 3].map(() => post('session/refresh', undefined, { cookie })));
    expect(refreshed.map(({ status }) => status)).toEqual([200, 200, 200]);
    const next = await tokenOf(refreshed[0] as Response);
    expect((await post('logout', undefined, { authorization: `Bearer ${next}` })).status).toBe(200);
    for (const old of [token, next])
      expect([(await get('user', old)).status, await (await get('user', old)).json()]).toMatchObject([
        401,
        { code: 'session.revoked' },
      ]);
  });

  it('answer an unknown e-mail and a wrong password alike', async () => {
    const answers = await Promise.all([login('packer', 'wrong'), login('nobody', 'wrong')]);
    const bodies = await Promise.all(
      answers.map(async (answer) => ({ ...((await answer.json()) as object), request_id: null })),
    );
    expect(bodies[0]).toMatchObject({ status: 401, code: 'login.wrong' });
    expect(bodies[1]).toEqual(bodies[0]);
    const shown = ({ headers }: Response): string[] => [...headers.keys()].sort();
    expect(shown(answers[1] as Response)).toEqual(shown(answers[0] as Response));
  });

  it('write one request id into both logs', async () => {
    const requestId = `test-${randomUUID()}`;
    const answer = await login('packer', 'wrong', { [httpHeader.requestId]: requestId });
    expect(answer.headers.get(httpHeader.requestId)).toBe(requestId);
    const has = ({ rid }: Record<string, unknown>): boolean => rid === requestId;
    expect(await gateway.line(has)).toMatchObject({ service: 'gateway' });
    expect(await identity.line(has)).toMatchObject({ service: 'identity' });
  });

  it('lose no request when identity is killed and comes back in the time that the gateway waits', async () => {
    const token = await tokenOf(await login('manager'));
    expect((await get('user', token)).status).toBe(200);
    let over = false;
    const statuses: number[] = [];
    const caller = async (): Promise<void> => {
      while (!over) statuses.push((await get('user', token)).status);
    };
    const callers = [caller(), caller(), caller()];
    await eventually(() => expect(statuses.length).toBeGreaterThan(20));
    await identity.end('SIGKILL');
    const before = statuses.length;
    const killedAt = Date.now();
    identity = startIdentity();
    await identity.line(({ msg }) => msg === 'service is up');
    const awayMs = Date.now() - killedAt;
    await eventually(() =>
      expect(statuses.slice(before).filter((status) => status === 200).length).toBeGreaterThan(50),
    );
    over = true;
    await Promise.all(callers);
    // on a slow machine identity is away for longer than the gateway waits
    const refusals = awayMs < RESTART_MS ? [] : [503];
    expect(statuses.filter((status) => status !== 200 && !refusals.includes(status))).toEqual([]);
  });

  it('stop on a signal, with code 0', async () => {
    expect(await Promise.all([gateway.end('SIGTERM'), identity.end('SIGTERM')])).toEqual([0, 0]);
  });
});
