import type { ServiceName } from '@mullion/contracts';
import { AckPolicy, DeliverPolicy, nanos, type Consumer, type JsMsg, type Subscription } from 'nats';
import { z } from 'zod';
import { filterOf, type Follower } from '../nats/partition-consumers';
import type { NatsLink } from '../nats/nats-link';
import { streamManager, streamName } from '../nats/streams';
import { decodeJson, encodeJson } from '../rpc/wire';
import { readHead } from './event-message';
import type { Inbox } from './inbox';
import type { StreamDelivery } from './stream-delivery';

/** With so many waiting it pays to read on and to apply several in one transaction. */
const WORTH_IT = 24;
const FIRST_BATCH = 8;
const MAX_BATCH = 64;
/** A transaction should not hold its locks longer than this: the next one is smaller. */
const LONG_MS = 150;
/** So many events at a stretch; then the consumer itself moves on, and another replica may take the partition. */
const MAX_EVENTS = 4_000;
const FETCH_MS = 1_000;
const PURGE_AFTER_MS = 10_000;

/**
 * Messages by their sequence in the stream, with the owner's position of the event: a stream that was lost counts from
 * the beginning again.
 */
const notice = z.object({ partition: z.int(), taken: z.array(z.tuple([z.int(), z.int()])) });
type Taken = z.infer<typeof notice>['taken'];

/**
 * Works off what waits behind a message while that message is held, which keeps everybody else out of the partition.
 * What was taken so, applied or of no interest here, is remembered, here and in the other replicas, and acknowledged
 * without a transaction when the consumer brings it.
 */
export class CatchUp {
  private readonly ahead = new Map<number, Map<number, number>>();
  private subscription: Subscription | undefined;
  /** Partitions in which a batch failed: so many messages go one by one now. */
  private readonly resting = new Map<number, number>();

  constructor(
    private readonly link: NatsLink,
    private readonly follower: Follower,
    private readonly inbox: Inbox,
  ) {}

  start(): void {
    this.subscription = this.link.connection.subscribe(this.subject, {
      callback: (error, message) => error ?? this.noteApplied(message.data),
    });
  }

  stop(): void {
    this.subscription?.unsubscribe();
  }

  /** True when this event has been taken ahead of its message, here or by another replica. */
  takenAhead({ partition, sequence }: StreamDelivery, position: number): boolean {
    const ahead = this.ahead.get(partition);
    if (ahead?.get(sequence) === position) return true;
    // the consumer brings them in order: it is past the last of them
    if (ahead) this.ahead.delete(partition);
    return false;
  }

  /** Reads on behind a message that has been applied and not yet acknowledged. */
  async after(delivery: StreamDelivery, stopped: () => boolean): Promise<void> {
    const { partition, pending } = delivery;
    const resting = this.resting.get(partition) ?? 0;
    if (resting > 0) this.resting.set(partition, resting - 1);
    if (resting > 0 || pending < WORTH_IT) return;
    const consumer = await this.open(partition, delivery.sequence + 1);
    try {
      await this.read(consumer, partition, pending, stopped);
    } finally {
      await consumer.delete().catch(() => undefined);
    }
  }

  private async read(consumer: Consumer, partition: number, pending: number, stopped: () => boolean): Promise<void> {
    let left = Math.min(pending, MAX_EVENTS);
    let size = FIRST_BATCH;
    while (left > 0 && !stopped()) {
      const batch: JsMsg[] = [];
      for await (const message of await consumer.fetch({ max_messages: Math.min(size, left), expires: FETCH_MS }))
        batch.push(message);
      if (batch.length === 0) return;
      const startedAt = performance.now();
      try {
        await this.inbox.applyTogether(batch.map((message) => ({ message })));
        // those that nobody handles here too: a gap would be taken for the end of what was read
        this.notify(
          partition,
          batch.map((message) => [message.seq, readHead(message).position]),
        );
      } catch {
        // One of them fails: each is tried for itself, so that the others go on.
        this.resting.set(partition, batch.length);
        return;
      }
      left -= batch.length;
      size =
        performance.now() - startedAt > LONG_MS ? Math.max(1, Math.floor(size / 2)) : Math.min(size * 2, MAX_BATCH);
    }
  }

  private get subject(): string {
    return this.link.subject(`ahead.${this.follower.service}.${this.follower.owner}`);
  }

  /**
   * Sent before the held message is acknowledged, so it is there before the next one. Lost, it costs a look into the
   * inbox.
   */
  private notify(partition: number, taken: Taken): void {
    this.remember(partition, taken);
    if (this.link.connected) this.link.connection.publish(this.subject, encodeJson({ partition, taken }));
  }

  private noteApplied(data: Uint8Array): void {
    const read = notice.safeParse(decodeJson(data));
    if (read.success) this.remember(read.data.partition, read.data.taken);
  }

  private remember(partition: number, taken: Taken): void {
    const ahead = this.ahead.get(partition) ?? new Map<number, number>();
    for (const [sequence, position] of taken) ahead.set(sequence, position);
    this.ahead.set(partition, ahead);
  }

  /** A consumer for this stretch alone; it holds nothing and is forgotten by the server if this process dies. */
  private async open(partition: number, fromSequence: number): Promise<Consumer> {
    const stream = streamName(this.link, this.follower.owner as ServiceName);
    const manager = await streamManager(this.link);
    const { name } = await manager.consumers.add(stream, {
      ack_policy: AckPolicy.None,
      deliver_policy: DeliverPolicy.StartSequence,
      opt_start_seq: fromSequence,
      filter_subject: filterOf(this.link, this.follower, partition),
      inactive_threshold: nanos(PURGE_AFTER_MS),
      mem_storage: true,
    });
    return this.link.connection.jetstream().consumers.get(stream, name);
  }
}
