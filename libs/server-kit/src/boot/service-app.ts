import type { ServiceName } from '@mullion/contracts';
import { Module, type DynamicModule, type INestMicroservice, type Type } from '@nestjs/common';
import { DiscoveryModule, NestFactory } from '@nestjs/core';
import type { DataSource, DataSourceOptions } from 'typeorm';
import { z } from 'zod';
import { baseConfig, linkConfig, loadConfig, type BaseConfig } from '../config/config';
import { openDataSource, pooled } from '../database/connect';
import { Copies } from '../copies/copies';
import { copyHandlers } from '../copies/copy-events';
import { CopyStates } from '../copies/copy-states';
import type { AnyCopy } from '../copies/define-copy';
import { Database } from '../database/database';
import { AppliedNotice } from '../events/applied-notice';
import { DeadLetterHooks } from '../events/dead-letter-hooks';
import { DeadLetters } from '../events/dead-letters';
import { EventBacklog } from '../events/event-backlog';
import { EventConsumer } from '../events/event-consumer';
import { Inbox, type EventHandler } from '../events/inbox';
import { OutboxRelay } from '../events/outbox-relay';
import { Queues } from '../jobs/queues';
import { log, NestLog } from '../logging/log';
import { operationsAnswers, type OperationsParts } from '../operations/operations';
import { PassErrors } from '../rpc/pass-errors.filter';
import { RpcServer } from '../rpc/rpc-server';
import { SagaRunner } from '../sagas/saga-runner';
import { Sagas } from '../sagas/sagas';
import { housekeeping } from '../sweeps/housekeeping';
import { SweepRunner, type SweepJob } from '../sweeps/sweep-runner';
import { discover } from './discover';
import { KitModule } from './kit.module';
import { openLink, type Link } from './link';

export interface ServiceOptions {
  readonly name: ServiceName;
  readonly module: Type | DynamicModule;
  /** Absent: a service without tables. `schema` defaults to the service's name. */
  readonly dataSource?: (url: string) => DataSourceOptions;
  /** Variables of this service beside the base ones. */
  readonly config?: z.ZodRawShape;
  /** Default: the process's environment. */
  readonly env?: Readonly<Record<string, string | undefined>>;
}

@Module({})
class ServiceModule {}

/** A running service: its Nest application, and how to end it. */
export interface ServiceApp {
  readonly app: INestMicroservice;
  readonly link: Link;
  readonly dataSource: DataSource | null;
  readonly healthPort: number;
  readonly relay: OutboxRelay | null;
  readonly sweeps: SweepRunner | null;
  /** Stops accepting, finishes what runs (at most `graceMs`), closes everything. */
  stop(graceMs?: number): Promise<void>;
}

interface Engine {
  start(): void;
  stop(): Promise<void> | void;
}

/** Starts a service in this process without taking over its signals: main.ts uses `bootService`, tests use this. */
export const startService = async (options: ServiceOptions): Promise<ServiceApp> => {
  const env = options.env ?? process.env;
  const base = options.dataSource ? baseConfig : linkConfig;
  const config = loadConfig(z.object({ ...base.shape, ...options.config }), env) as BaseConfig;
  const link = await openLink(options.name, config);
  const waiting = new AbortController();
  const dataSource = options.dataSource ? await openDatabase(options, config, waiting.signal) : null;
  const database = dataSource ? new Database(dataSource, options.name, config.EVENT_PARTITIONS) : null;
  if (database) link.health.add('database', async () => (await database.read('SELECT 1')).length === 1);
  const queues = new Queues(config.REDIS_URL, config.MULLION_SUBJECT_PREFIX);
  link.health.add('redis', () => queues.healthy());

  const handlers: EventHandler[] = [];
  const copies: AnyCopy[] = [];
  const server = new RpcServer(link.nats, {
    service: options.name,
    contextKey: config.MULLION_CONTEXT_KEY,
    checkAnswers: env.NODE_ENV === 'test' || env.MULLION_CHECK_ANSWERS === '1',
  });
  const hooks = new DeadLetterHooks();
  const newInbox = (): Inbox =>
    new Inbox(database as Database, handlers, hooks, consumerConcurrency(config.DATABASE_POOL));
  let known: Inbox | null = null;
  // one for all who ask, once its handlers are known
  const inbox = (): Inbox => known ?? newInbox();
  const backlog = database ? new EventBacklog(database, link.nats, () => inbox().owners) : null;
  const kit = KitModule.with({ config, link, dataSource, database, queues, inbox, hooks, backlog, copies });
  const app = await NestFactory.createMicroservice(
    { module: ServiceModule, imports: [DiscoveryModule, kit, options.module] },
    { strategy: server, logger: new NestLog(), abortOnError: false },
  );
  app.useGlobalFilters(new PassErrors());
  await app.init();
  const found = discover(app);
  copies.push(...found.copies);
  if (database) handlers.push(...copyHandlers(app.get(Copies), found.copies));
  handlers.push(...found.handlers);
  if (database) known = newInbox();
  if (database && backlog) {
    hooks.add(({ id }) => app.get(DeadLetters).healOpen(id));
    for (const source of found.records) server.addAnswers(source.answers(database));
    server.addAnswers(operationsAnswers(operationsParts(app, database, backlog)));
  }

  const limits = { maxBytes: config.EVENT_STREAM_BYTES, replicas: config.EVENT_STREAM_REPLICAS };
  const relay = database ? new OutboxRelay(database, link.nats, limits) : null;
  const sweeps = database
    ? new SweepRunner(database, [...found.sweeps, housekeeping(database), ...healing(app)])
    : null;
  const engines: Engine[] = database
    ? [
        ...consumersOf(link, database, inbox()),
        { start: () => undefined, stop: () => app.get(CopyStates).stop() },
        new AppliedNotice(link.nats, database),
        new SagaRunner(database, app.get(Sagas), found.sagas),
        ...(sweeps ? [sweeps] : []),
      ]
    : [];
  if (relay) relay.start();
  for (const engine of engines) engine.start();
  await app.listen();
  link.health.startServing();
  log().info({ health: link.healthPort }, 'service is up');

  const stop = async (graceMs = config.SHUTDOWN_SECONDS * 1_000): Promise<void> => {
    waiting.abort();
    link.health.startStopping();
    await Promise.all([server.drain(graceMs), ...engines.map((engine) => engine.stop())]);
    await relay?.stop();
    await app.close();
    await queues.close();
    await link.nats.close();
    if (dataSource?.isInitialized) await dataSource.destroy();
    await link.health.close();
    log().info('service has stopped');
  };
  return { app, link, dataSource, healthPort: link.healthPort, relay, sweeps, stop };
};

const openDatabase = (options: ServiceOptions, config: BaseConfig, signal: AbortSignal): Promise<DataSource> => {
  const own = (options.dataSource as (url: string) => DataSourceOptions)(config.DATABASE_URL);
  return openDataSource(
    pooled({ schema: options.name, ...own } as DataSourceOptions, options.name, config.DATABASE_POOL),
    signal,
  );
};

/** Of the pool's connections so many may be used by events, so that requests find one. */
const consumerConcurrency = (pool: number): number => Math.max(2, Math.floor(pool * 0.4));

const consumersOf = (link: Link, database: Database, inbox: Inbox): EventConsumer[] => {
  const { service, partitions } = database;
  database.follow(inbox.subjects);
  return inbox.owners.map((owner) => {
    const subjects = inbox.subjects.filter((subject) => subject.startsWith(`evt.${owner}.`));
    return new EventConsumer(link.nats, { service, owner, partitions, subjects }, inbox);
  });
};

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;

/** What mends copies by itself: open dead letters, rebuilds that another process has left, the nightly comparison. */
const healing = (app: INestMicroservice): SweepJob[] => [
  { name: 'kit.dead-letters', everyMs: MINUTE_MS, run: () => app.get(DeadLetters).healOpen() },
  { name: 'kit.copies.rebuild', everyMs: 30 * SECOND_MS, run: () => app.get(CopyStates).work() },
  {
    name: 'kit.copies.compare',
    everyMs: 5 * MINUTE_MS,
    // by then a service that starts with the others has taken the events that waited for it
    first: { afterMs: 20 * SECOND_MS, withinMs: 80 * SECOND_MS },
    run: () => app.get(CopyStates).compareDue(),
  },
];

const operationsParts = (app: INestMicroservice, database: Database, backlog: EventBacklog): OperationsParts => ({
  database,
  backlog,
  deadLetters: app.get(DeadLetters),
  sagas: app.get(Sagas),
  copies: app.get(CopyStates),
});
