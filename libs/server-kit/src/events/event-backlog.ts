import { services, type ServiceName } from '@mullion/contracts';
import type { Database } from '../database/database';
import { metrics } from '../metrics/metrics';
import type { NatsLink } from '../nats/nats-link';
import { listConsumers, partitionOfConsumer } from '../nats/partition-consumers';
import { streamManager, streamName } from '../nats/streams';
import type { BlockedEvent } from './blocked-events';

/** What of this service's events waits, for people and metrics. */
export interface Backlog {
  readonly outbox: {
    /** Recorded and not yet published; counted up to 100,000. */
    readonly waiting: number;
    readonly oldest_at: Date | null;
    /** After a lost stream: about so many old events are still to be published again. */
    readonly republishing: number;
  };
  readonly consumers: readonly ConsumerBacklog[];
}

export interface ConsumerBacklog {
  readonly owner: ServiceName;
  readonly partition: number;
  /** Published and not yet applied here. Of several events of an owner those that are not handled here count too. */
  readonly pending: number;
  /** The event that the others wait for, because somebody it needs is away. */
  readonly blocked: BlockedEvent | null;
}

const MOST = 100_000;

/** `eventBacklog.read()`: outbox and consumers of this service, over all its replicas. */
export class EventBacklog {
  constructor(
    private readonly database: Database,
    private readonly link: NatsLink,
    private readonly owners: () => readonly ServiceName[],
  ) {
    metrics.outboxBacklog.collectFrom(async () => [{ labels: {}, value: (await this.outbox()).waiting }]);
    metrics.consumerLag.collectFrom(async () =>
      (await this.consumers()).map(({ owner, partition, pending }) => ({
        labels: { owner, partition: String(partition) },
        value: pending,
      })),
    );
  }

  /** @throws when NATS or the database is away */
  async read(): Promise<Backlog> {
    const [outbox, consumers] = await Promise.all([this.outbox(), this.consumers()]);
    return { outbox, consumers };
  }

  private async outbox(): Promise<Backlog['outbox']> {
    const { schema } = this.database;
    const [row] = await this.database.read<Backlog['outbox']>(
      `SELECT (SELECT count(*)::int FROM (SELECT 1 FROM ${schema}.outbox WHERE published_at IS NULL LIMIT ${MOST}) AS unpublished) AS waiting,
         (SELECT created_at FROM ${schema}.outbox WHERE published_at IS NULL ORDER BY id LIMIT 1) AS oldest_at,
         coalesce((SELECT greatest(republish_to - republish_after, 0) FROM ${schema}.outbox_stream), 0) AS republishing`,
    );
    return row ?? { waiting: 0, oldest_at: null, republishing: 0 };
  }

  private async consumers(): Promise<ConsumerBacklog[]> {
    const { schema, service } = this.database;
    const blocked = await this.database.read<BlockedEvent>(`SELECT * FROM ${schema}.inbox_held`);
    const manager = await streamManager(this.link);
    const lists = await Promise.all(
      this.owners().map(async (owner) => {
        const found = await listConsumers(manager, streamName(this.link, owner)).catch(() => []);
        return found.flatMap(({ name, num_pending, num_ack_pending }) => {
          const partition = partitionOfConsumer(name, service);
          if (partition === undefined) return [];
          const one = blocked.find((one) => one.owner === owner && one.partition === partition) ?? null;
          return [{ owner, partition, pending: num_pending + num_ack_pending, blocked: one }];
        });
      }),
    );
    return lists
      .flat()
      .toSorted((a, b) => services.indexOf(a.owner) - services.indexOf(b.owner) || a.partition - b.partition);
  }
}
