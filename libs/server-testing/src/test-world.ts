import { randomBytes, randomUUID } from 'node:crypto';
import {
  subjectOf,
  type AnyCall,
  type AnyRoute,
  type EventDefinition,
  type EventHead,
  type InputOf,
  type OutputOf,
  type RequestContext,
  type ServiceName,
} from '@mullion/contracts';
import {
  AppError,
  decodeJson,
  encodeJson,
  ensureStream,
  headHeader,
  NatsLink,
  readRequest,
  replyHeaders,
  Rpc,
  stampOf,
  startService,
  toProblem,
  verifyContext,
  wireSubject,
  type ServiceApp,
  type ServiceOptions,
} from '@mullion/server-kit';
import type { z } from 'zod';
import { unnamedOf } from './audit-words';
import { Caller } from './caller';
import { eventually } from './eventually';
import { testServers } from './servers';
import { testDatabase, type TestDatabase } from './test-database';
import { ServiceUnderTest, type PublishedEvent } from './test-service';

export const TEST_CONTEXT_KEY = 'a-key-for-tests-only-0123456789abcdef';

/** Fewer than in earnest: each costs a consumer a service and owner. */
const PARTITIONS = 4;
/** Above what a service under test gives out itself. */
const FIRST_POSITION = 1_000_000;
const AUDITED = `SELECT data FROM outbox WHERE subject LIKE 'evt.%.audited.v1'`;
/** NATS answers within this on the slowest machine. */
const NATS_ANSWER_MS = 60_000;

/**
 * Waits longer for a free connection than a service does, or a slow machine would be refused what many ask for at once.
 */
const withLongConnectionWait =
  (dataSource: NonNullable<ServiceOptions['dataSource']>): NonNullable<ServiceOptions['dataSource']> =>
  (url) => {
    const options = dataSource(url);
    return { ...options, extra: { ...options.extra, connectionTimeoutMillis: 60_000 } };
  };

/**
 * A corner of the real servers for one test file: its own subjects and queues, databases of its own, other services
 * faked.
 */
export class TestWorld {
  private readonly databases: TestDatabase[] = [];
  private readonly services: ServiceApp[] = [];
  /** What each service has audited, asked before its database goes. */
  private readonly audited: (() => Promise<{ data: Parameters<typeof unnamedOf>[0][number] }[]>)[] = [];
  private position = FIRST_POSITION;
  private readonly published = new Map<string, number>();
  readonly rpc: Rpc;

  private constructor(
    readonly link: NatsLink,
    readonly prefix: string,
  ) {
    this.rpc = new Rpc(link, TEST_CONTEXT_KEY);
  }

  static async open(): Promise<TestWorld> {
    const prefix = `t${process.env.JEST_WORKER_ID ?? '0'}-${randomBytes(4).toString('hex')}.`;
    return new TestWorld(await NatsLink.open({ url: testServers().natsUrl, name: 'test', prefix }), prefix);
  }

  /** The environment a process of this world needs; also for processes of their own. */
  env(databaseUrl?: string): Record<string, string> {
    const { natsUrl, redisUrl } = testServers();
    return {
      NODE_ENV: 'test',
      NATS_URL: natsUrl,
      REDIS_URL: redisUrl,
      HEALTH_PORT: '0',
      HOST: '127.0.0.1',
      MULLION_CONTEXT_KEY: TEST_CONTEXT_KEY,
      MULLION_SUBJECT_PREFIX: this.prefix,
      LOG_LEVEL: process.env.TEST_LOG_LEVEL ?? 'silent',
      SHUTDOWN_SECONDS: '5',
      // companies 1 and 7 are in different ones
      EVENT_PARTITIONS: String(PARTITIONS),
      ...(databaseUrl ? { DATABASE_URL: databaseUrl, DATABASE_POOL: '10' } : {}),
    };
  }

  /** A fresh migrated database, dropped with the world. */
  async database(service: ServiceName, options: NonNullable<ServiceOptions['dataSource']>): Promise<string> {
    const made = await testDatabase(service, options);
    this.databases.push(made);
    return made.url;
  }

  /** Boots a service in this process on a database of its own, or on a given one (a second replica). */
  async boot(
    options: ServiceOptions,
    given: { databaseUrl?: string; env?: Record<string, string> } = {},
  ): Promise<TestService> {
    const databaseUrl =
      given.databaseUrl ?? (options.dataSource ? await this.database(options.name, options.dataSource) : undefined);
    const dataSource = options.dataSource && withLongConnectionWait(options.dataSource);
    const app = await startService({
      ...options,
      ...(dataSource ? { dataSource } : {}),
      env: { ...this.env(databaseUrl), ...given.env },
    });
    this.services.push(app);
    const tested = new ServiceUnderTest<TestWorld>(app, this, databaseUrl ?? null);
    if (databaseUrl !== undefined) this.audited.push(() => tested.sql(AUDITED));
    return tested;
  }

  /** Calls any route or call of this world. */
  api<C extends AnyCall | AnyRoute>(contract: C): Caller<C> {
    return new Caller(this.rpc, contract);
  }

  /** Answers a call of another service; an AppError it throws is the refusal. Gives how to stop. */
  answer<C extends AnyCall | AnyRoute>(
    contract: C,
    answer: (input: InputOf<C>, context: RequestContext | null) => Promise<OutputOf<C>> | OutputOf<C>,
  ): () => void {
    const subscription = this.link.connection.subscribe(this.link.subject(subjectOf(contract)), {
      callback: (error, message) => {
        if (error) return;
        const { context: signed } = readRequest(message);
        const respond = (status: number, body: unknown): void => {
          message.respond(encodeJson(body), { headers: replyHeaders({ status }) });
        };
        void (async () => {
          try {
            const context = signed ? verifyContext(signed, TEST_CONTEXT_KEY) : null;
            respond(200, await answer(decodeJson(message.data) as InputOf<C>, context));
          } catch (thrown) {
            const refusal = thrown instanceof AppError ? thrown : new AppError('internal', {}, { cause: thrown });
            respond(refusal.status, toProblem(refusal, null));
          }
        })();
      },
    });
    return () => subscription.unsubscribe();
  }

  /** Publishes an event as its owner's relay would; an id given again is the same event coming twice. */
  async publish<D extends z.ZodType>(
    event: EventDefinition<D>,
    companyId: number,
    data: z.input<D>,
    given: { id?: string; position?: number; requestId?: string } = {},
  ): Promise<PublishedEvent> {
    const id = given.id ?? randomUUID();
    const position = given.position ?? this.published.get(id) ?? (this.position += 1);
    this.published.set(id, position);
    const head: EventHead = {
      id,
      subject: event.subject,
      owner: event.owner,
      position,
      company_id: companyId as EventHead['company_id'],
      occurred_at: new Date().toISOString(),
      request_id: given.requestId ?? null,
      live: event.live ? event.live(data as z.output<D>) : null,
    };
    await eventually(() => ensureStream(this.link, event.owner));
    // No message id: the server would drop a second delivery, which is what tests want to see. While a service is
    // making the stream the server knows it and takes nothing for it yet: no responders, nothing is stored.
    const stream = this.link.connection.jetstream({ timeout: NATS_ANSWER_MS });
    await eventually(
      () => stream.publish(wireSubject(this.link, head, PARTITIONS), encodeJson(data), { headers: headHeader(head) }),
      NATS_ANSWER_MS / 2,
    );
    return { ...head, stamp: stampOf(head, PARTITIONS) };
  }

  /**
   * Stops every service of this world and drops its databases.
   * @throws when something was audited that people cannot read
   */
  async close(): Promise<void> {
    const entries = await Promise.all(this.audited.map((read) => read().catch(() => [])));
    const unnamed = unnamedOf(entries.flat().map(({ data }) => data));
    await Promise.all(this.services.map((service) => service.stop(2_000).catch(() => undefined)));
    await this.dropStreams();
    await this.link.close();
    for (const database of this.databases) await database.drop();
    if (unnamed.length > 0) throw new Error(`audited without a name in the texts of audit: ${unnamed.join(', ')}`);
  }

  private async dropStreams(): Promise<void> {
    const manager = await this.link.connection.jetstreamManager({ checkAPI: false, timeout: NATS_ANSWER_MS });
    const start = this.prefix.replaceAll('.', '_').toUpperCase();
    for await (const name of manager.streams.names())
      if (name.startsWith(start)) await manager.streams.delete(name).catch(() => false);
  }
}

export type TestService = ServiceUnderTest<TestWorld>;
