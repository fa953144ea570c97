import type { Msg, Subscription } from 'nats';
import { log } from '../logging/log';
import type { NatsLink } from '../nats/nats-link';
import { deliverySubject, ensureConsumers, type Follower } from '../nats/partition-consumers';
import { streamManager, streamName } from '../nats/streams';
import { CatchUp } from './catch-up';
import { readHead } from './event-message';
import type { Inbox } from './inbox';
import { StreamDelivery } from './stream-delivery';

const WORKING_MS = 2_000;
/**
 * How often it is looked whether stream and consumers are still there: their storage may be lost while the connection
 * holds.
 */
const CHECK_MS = 5_000;
const RETRY_MS = 500;

/** Follows the events of one owner, each partition in order over all replicas; comes back after anything NATS does. */
export class EventConsumer {
  private readonly inHand = new Map<StreamDelivery, Promise<void>>();
  private readonly catchUp: CatchUp;
  private readonly timers: NodeJS.Timeout[] = [];
  private readonly subscriptions: Subscription[] = [];
  private checking: Promise<void> | null = null;
  private checkedAt = 0;
  private known: { readonly created: string; readonly consumers: number } | null = null;
  private stopped = false;
  private offReconnect: () => void = () => undefined;

  constructor(
    private readonly link: NatsLink,
    private readonly follower: Follower,
    private readonly inbox: Inbox,
  ) {
    this.catchUp = new CatchUp(link, follower, inbox);
  }

  start(): void {
    this.subscribe();
    this.catchUp.start();
    this.offReconnect = this.link.onReconnect(() => {
      this.known = null;
      this.check();
    });
    const every = (ms: number, work: () => void): void => void this.timers.push(setInterval(work, ms).unref());
    every(WORKING_MS, () => {
      for (const delivery of this.inHand.keys()) delivery.working();
    });
    every(RETRY_MS, () => {
      if (!this.known || Date.now() - this.checkedAt >= CHECK_MS) this.check();
    });
    this.check();
  }

  /** Finishes the events in hand and ends. */
  async stop(): Promise<void> {
    this.stopped = true;
    this.offReconnect();
    // what the server has sent already is given back at once instead of after its waiting time
    if (this.link.connected) await Promise.allSettled(this.subscriptions.map((subscription) => subscription.drain()));
    else for (const subscription of this.subscriptions) subscription.unsubscribe();
    await Promise.all(this.inHand.values());
    for (const timer of this.timers) clearInterval(timer);
    this.catchUp.stop();
    await this.checking;
  }

  /** One subject a partition: the server sees only those who listen to a consumer's very subject. */
  private subscribe(): void {
    for (let partition = 0; partition < this.follower.partitions; partition += 1) {
      const subject = deliverySubject(this.link, this.follower, partition);
      const options = {
        queue: this.follower.service,
        callback: (error: Error | null, message: Msg) => error ?? this.accept(message),
      };
      this.subscriptions.push(this.link.connection.subscribe(subject, options));
    }
  }

  private check(): void {
    if (this.stopped || !this.link.connected) return;
    this.checking ??= this.ensure()
      .catch((error: unknown) => {
        this.known = null;
        if (!this.stopped)
          log().warn({ owner: this.follower.owner, reason: String(error) }, 'event consumers could not be checked');
      })
      .finally(() => (this.checking = null));
  }

  private async ensure(): Promise<void> {
    this.checkedAt = Date.now();
    if (this.known) {
      const manager = await streamManager(this.link);
      const { created, state } = await manager.streams.info(streamName(this.link, this.follower.owner));
      if (String(created) === this.known.created && state.consumer_count >= this.known.consumers) return;
    }
    const { created, state } = await ensureConsumers(this.link, this.follower);
    this.known = { created: String(created), consumers: state.consumer_count };
  }

  private accept(message: Msg): void {
    if (!message.reply) return;
    const delivery = new StreamDelivery(message, message.subject);
    if (this.stopped) return delivery.later(0);
    const work = this.take(delivery)
      .catch((error: unknown) => {
        // without an answer the server brings the message again
        log().warn({ owner: this.follower.owner, reason: String(error) }, 'an event could not be answered for');
      })
      .finally(() => this.inHand.delete(delivery));
    this.inHand.set(delivery, work);
  }

  private async take(delivery: StreamDelivery): Promise<void> {
    if (this.takenAhead(delivery)) return delivery.done();
    const verdict = await this.inbox.take(delivery);
    if (!verdict.done) return delivery.later(verdict.delayMs);
    await this.catchUp
      .after(delivery, () => this.stopped)
      .catch((error: unknown) => {
        log().warn({ owner: this.follower.owner, reason: String(error) }, 'what waits could not be read ahead');
      });
    delivery.done();
  }

  private takenAhead(delivery: StreamDelivery): boolean {
    try {
      return this.catchUp.takenAhead(delivery, readHead(delivery.message).position);
    } catch {
      return false;
    }
  }
}
