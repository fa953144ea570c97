import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { eventually } from '../eventually';
import { people } from '../people';
import { TestWorld } from '../test-world';
import { createNote, slowCall } from './sample.contracts';
import { sample } from './sample.module';

const root = path.resolve(__dirname, '../../../..');
interface LogLine {
  readonly level: string;
  readonly service: string;
  readonly msg: string;
  readonly time: string;
  readonly rid?: string;
  readonly health?: number;
}

let world: TestWorld;
const children: ChildProcess[] = [];
beforeAll(async () => {
  world = await TestWorld.open();
});
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  await world.close();
});

const run = (env: Record<string, string>) => {
  const { DATABASE_URL: _d, REDIS_URL: _r, NATS_URL: _n, ...rest } = process.env;
  const child = spawn(process.execPath, [path.join(root, 'tools/run-ts.mjs'), path.join(__dirname, 'sample.main.ts')], {
    env: { ...rest, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  const lines: LogLine[] = [];
  const errors: string[] = [];
  createInterface({ input: child.stdout }).on('line', (text) => lines.push(JSON.parse(text) as LogLine));
  child.stderr.on('data', (text) => errors.push(String(text)));
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve));
  return { child, lines, errors, exited };
};

it('a process without its configuration ends with 78 and names what is missing, never a value', async () => {
  const { exited, errors } = run({
    DATABASE_URL: 'postgres://u:secret@h/d',
    MULLION_CONTEXT_KEY: 'short',
    HEALTH_PORT: '0',
  });
  expect(await exited).toBe(78);
  expect(errors.join('')).toMatch(/MULLION_CONTEXT_KEY is invalid/);
  expect(errors.join('')).toMatch(/NATS_URL is missing/);
  expect(errors.join('')).not.toContain('secret');
});

it('SIGTERM lets requests finish, takes no new ones and ends with 0; its log lines carry the request id', async () => {
  const databaseUrl = await world.database('orders', sample.dataSource as never);
  const { child, lines, exited } = run({ ...world.env(databaseUrl), LOG_LEVEL: 'info', SAMPLE_SLOW_MS: '2000' });
  await eventually(() => expect(lines.some((line) => line.msg === 'service is up')).toBe(true));
  const port = lines.find((line) => line.health)?.health as number;
  expect((await fetch(`http://127.0.0.1:${port}/health/live`)).status).toBe(200);
  expect((await fetch(`http://127.0.0.1:${port}/health/ready`)).status).toBe(200);
  await world
    .api(createNote)
    .as(people.planner())
    .with({ requestId: 'rid-1' })
    .send({ body: { text: 'x', fail: 'crash' } });
  await eventually(() =>
    expect(lines.find((line) => line.rid === 'rid-1')).toMatchObject({
      level: 'error',
      service: 'orders',
      msg: 'request failed',
    }),
  );
  const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  expect(metrics).toMatch(/mullion_rpc_seconds_count\{subject="rpc\.orders\.sample\.create",status="500"\} 1/);
  expect(metrics).toMatch(/process_resident_memory_bytes/);
  const answers = Array.from({ length: 20 }, (_none, index) =>
    world
      .api(slowCall)
      .as(people.planner())
      .send({ key: `${index}` }),
  );
  await eventually(async () => {
    const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    expect(text).toMatch(/mullion_rpc_in_flight 20/);
  });
  child.kill('SIGTERM');
  expect((await Promise.all(answers)).map((reply) => reply.status)).toEqual(Array.from({ length: 20 }, () => 200));
  expect(await exited).toBe(0);
});
