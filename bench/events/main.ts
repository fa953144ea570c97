import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { connect } from 'nats';
import { pinToCores, root, runBench, writeResult } from '../bench';
import { processorSeconds, usedBetween, type ProcessorSeconds } from './processor';
import { Stand, type Urls } from './stand';

/*
 * How quickly events get from an outbox to a copy: for 1 and 16 partitions and 1 and 2 replicas, with the database at
 * hand and 1 ms away (each statement of a handler waits so long), after a service was away, and beside a company whose
 * events all fail. Real servers and processes of its own, on two cores.
 * `npm run bench:events -- [--events 10000] [--away 100000] [--cores 0,1]`
 */

const { values } = parseArgs({
  options: {
    events: { type: 'string', default: '10000' },
    away: { type: 'string', default: '100000' },
    cores: { type: 'string', default: '0,1' },
  },
});
const events = Number(values.events);
const away = Number(values.away);
const coreCount = values.cores.split(',').length;
const AWAY_LIMIT_SECONDS = 120;
const IGNORED_EVERY = 3;
const BAD = 1;
const GOOD = 2;
/** In the partition of the bad one. */
const NEIGHBOUR = 17;

const rate = (count: number, seconds: number): number => Math.round(count / seconds);
const hundredths = (value: number): number => Math.round(value * 100) / 100;
const at = (sorted: readonly number[], share: number): number =>
  Math.round(sorted[Math.floor(share * (sorted.length - 1))] ?? 0);

/** A plain consumer with the same insert. @returns events a second */
async function plainRound(urls: Urls): Promise<number> {
  const stand = await Stand.open(urls, 'bench_plain', 1);
  const { host, username, password } = new URL(urls.nats);
  const connection = await connect({ servers: host, user: username, pass: password });
  const manager = await connection.jetstreamManager();
  await manager.streams.add({ name: 'PLAIN', subjects: ['plain.>'] });
  const text = 'x'.repeat(400);
  for (let first = 1; first <= events; first += 500) {
    const ids = Array.from({ length: Math.min(500, events - first + 1) }, (_none, index) => first + index);
    await Promise.all(
      ids.map((id) =>
        connection
          .jetstream()
          .publish('plain.thing', JSON.stringify({ id, company_id: 1, version: 1, text, fail: false })),
      ),
    );
  }
  const startedAt = performance.now();
  await stand.start('plain');
  const first = performance.now();
  const seconds = await stand.applied(events, startedAt);
  await manager.streams.delete('PLAIN');
  await connection.close();
  await stand.close();
  return rate(events, seconds - (first - startedAt) / 1_000);
}

interface Round {
  readonly partitions: number;
  readonly replicas: number;
  readonly statementMs: number;
  readonly perSecond: number;
  /** To the plain consumer. */
  readonly ratio: number;
  /** Share of the cores' time that servers and processes used. */
  readonly busy: number;
  readonly processor: ProcessorSeconds;
}

/** From one commit of all events to the last applied copy, relay included. */
async function round(
  urls: Urls,
  plain: number,
  kind: Pick<Round, 'partitions' | 'replicas' | 'statementMs'>,
): Promise<Round> {
  const { partitions, replicas, statementMs } = kind;
  const stand = await Stand.open(urls, `bench_${partitions}_${replicas}_${statementMs}`, partitions, statementMs);
  await stand.start('owner');
  for (let replica = 0; replica < replicas; replica += 1) await stand.start('consumer');
  await stand.record(200, { first: 1_000_001 });
  await stand.applied(200, performance.now());
  const before = processorSeconds();
  const startedAt = performance.now();
  await stand.record(events);
  const seconds = await stand.applied(events + 200, startedAt);
  const processor = usedBetween(before, processorSeconds());
  await stand.close();
  const used = Object.values(processor).reduce((sum, each) => sum + each, 0);
  const perSecond = rate(events, seconds);
  return {
    ...kind,
    perSecond,
    ratio: hundredths(perSecond / plain),
    busy: hundredths(used / (seconds * coreCount)),
    processor,
  };
}

const describe = ({ partitions, replicas, statementMs, perSecond, ratio, busy, processor }: Round): string => {
  const shares = Object.entries(processor).map(([program, seconds]) => `${program} ${seconds.toFixed(1)} s`);
  const distance = statementMs > 0 ? `, database ${statementMs} ms away` : '';
  return `${partitions} partitions, ${replicas} replicas${distance}: ${perSecond} events a second from outbox to copy, ratio ${ratio}; cores ${Math.round(busy * 100)} % busy (${shares.join(', ')})`;
};

/** A service that was away while events were written, each third of them one that it does not handle. */
async function awayRound(urls: Urls): Promise<{ published: number; seconds: number }> {
  const stand = await Stand.open(urls, 'bench_away', 16);
  await stand.start('owner');
  const first = await stand.start('consumer');
  const gone = new Promise((resolve) => first.once('exit', resolve));
  first.kill('SIGTERM');
  await gone;
  const writtenAt = performance.now();
  await stand.record(away, { ignoredEvery: IGNORED_EVERY });
  const published = rate(away, await stand.published(writtenAt));
  const startedAt = performance.now();
  await stand.start('consumer');
  const seconds = await stand.applied(away - Math.floor(away / IGNORED_EVERY), startedAt);
  await stand.close();
  return { published, seconds };
}

interface Delay {
  readonly p50: number;
  readonly p99: number;
}

/** How long the events of a company take while another's all fail, 20 a second each. */
async function delays(urls: Urls, isFailing: boolean): Promise<Record<'good' | 'neighbour', Delay>> {
  const stand = await Stand.open(urls, isFailing ? 'bench_failing' : 'bench_calm', 16);
  await stand.start('owner');
  await stand.start('consumer');
  const rounds = 200;
  for (let index = 0; index < rounds; index += 1) {
    await stand.record(1, { first: 1 + index, companies: [BAD], fail: isFailing });
    await stand.record(1, { first: 100_001 + index, companies: [GOOD] });
    await stand.record(1, { first: 200_001 + index, companies: [NEIGHBOUR] });
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  await stand.applied(2 * rounds + (isFailing ? 0 : rounds), performance.now());
  const of = async (company: number): Promise<Delay> => {
    const { rows } = await stand.client.query<{ ms: number }>(
      `SELECT extract(epoch FROM c.applied_at - o.created_at)::float * 1000 AS ms FROM orders.thing_copy c
       JOIN packing.outbox o ON (o.data->>'id')::int = c.id WHERE c.company_id = $1 ORDER BY 1`,
      [company],
    );
    const sorted = rows.map((row) => Number(row.ms));
    return { p50: at(sorted, 0.5), p99: at(sorted, 0.99) };
  };
  const found = { good: await of(GOOD), neighbour: await of(NEIGHBOUR) };
  await stand.close();
  return found;
}

const show = ({ p50, p99 }: Delay): string => `p50 ${p50} ms, p99 ${p99} ms`;

async function measure(urls: Urls): Promise<number> {
  const plain = await plainRound(urls);
  console.log(`plain consumer, one process, same insert: ${plain} events a second`);
  const rounds: Round[] = [];
  const gains: Record<string, number> = {};
  for (const statementMs of [0, 1]) {
    for (const partitions of [1, 16]) {
      for (const replicas of [1, 2]) {
        const result = await round(urls, plain, { partitions, replicas, statementMs });
        rounds.push(result);
        console.log(describe(result));
      }
    }
    const speed = (partitions: number): number =>
      rounds.find((one) => one.partitions === partitions && one.replicas === 2 && one.statementMs === statementMs)
        ?.perSecond ?? 0;
    const gain = hundredths(speed(16) / speed(1));
    gains[`${statementMs}_ms`] = gain;
    console.log(`16 partitions are ${gain} times as quick as one, with two replicas`);
  }
  const caughtUp = await awayRound(urls);
  console.log(
    `${away} events: published at ${caughtUp.published} a second, caught up in ${caughtUp.seconds.toFixed(1)} s (at most ${AWAY_LIMIT_SECONDS})`,
  );
  const calm = await delays(urls, false);
  const failing = await delays(urls, true);
  console.log(`another company: ${show(calm.good)}; while all events of company ${BAD} fail: ${show(failing.good)}`);
  console.log(`a company in its partition: ${show(calm.neighbour)}; while they fail: ${show(failing.neighbour)}`);
  const result = {
    events,
    plain_per_second: plain,
    rounds,
    partitions_gain: gains,
    away: {
      events: away,
      published_per_second: caughtUp.published,
      seconds: Math.round(caughtUp.seconds * 10) / 10,
      limit: AWAY_LIMIT_SECONDS,
    },
    delay_ms: { calm, failing },
  };
  writeResult('events', result, values.cores);
  return caughtUp.seconds <= AWAY_LIMIT_SECONDS ? 0 : 1;
}

async function main(): Promise<number> {
  pinToCores(values.cores);
  const dataDir = mkdtempSync(path.join(tmpdir(), 'mullion-events-'));
  const { startServers } = (await import(
    pathToFileURL(path.join(root, 'tools/servers.mjs')).href
  )) as typeof import('../../tools/servers.mjs');
  const servers = await startServers({ dataDir, free: true });
  try {
    return await measure(servers.urls);
  } finally {
    await servers.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

runBench(main);
