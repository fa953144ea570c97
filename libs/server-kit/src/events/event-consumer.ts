import type { ServiceName } from '@mullion/contracts';
import { AckPolicy, DeliverPolicy, nanos, type ConsumerMessages, type JsMsg } from 'nats';
import { log } from '../logging/log';
import type { NatsLink } from '../nats/nats-link';
import { ensureStream, streamManager, streamName } from '../nats/streams';
import type { Inbox } from './inbox';

/** After this long without a sign of life another replica gets the message: short, so that a killed process holds nobody up. */
const ACK_WAIT_MS = 5_000;
const WORKING_MS = 2_000;
const RETRY_MS = 500;
const HEARTBEAT_MS = 5_000;
const PULL_EXPIRES_MS = 30_000;

/** Follows the stream of one owner in order, one event at a time over all replicas; comes back after anything NATS does. */
export class EventConsumer {
  private messages: ConsumerMessages | null = null;
  private loop: Promise<void> = Promise.resolve();
  private stopped = false;
  private wake: () => void = () => undefined;
  private forgetReconnect: () => void = () => undefined;

  constructor(
    private readonly link: NatsLink,
    private readonly service: string,
    private readonly owner: ServiceName,
    private readonly inbox: Inbox,
  ) {}

  start(): void {
    this.forgetReconnect = this.link.onReconnect(() => this.restart());
    this.loop = this.run();
  }

  /** Finishes the event in hand and ends. */
  async stop(): Promise<void> {
    this.stopped = true;
    this.forgetReconnect();
    this.restart();
    await this.loop;
  }

  private restart(): void {
    this.messages?.stop();
    this.wake();
  }

  private async run(): Promise<void> {
    while (!this.stopped) {
      try {
        if (this.link.connected) await this.follow();
      } catch (error) {
        if (!this.stopped) log().warn({ owner: this.owner, reason: String(error) }, 'event consumer starts again');
      }
      this.messages = null;
      if (!this.stopped) await this.pause(RETRY_MS);
    }
  }

  private async follow(): Promise<void> {
    const name = streamName(this.link, this.owner);
    await ensureStream(this.link, this.owner);
    await this.ensureConsumer(name);
    const consumer = await this.link.connection.jetstream().consumers.get(name, this.service);
    if (this.stopped) return;
    this.messages = await consumer.consume({ max_messages: 20, expires: PULL_EXPIRES_MS, idle_heartbeat: HEARTBEAT_MS });
    void this.watch(this.messages);
    for await (const message of this.messages) {
      await this.take(message);
      if (this.stopped) return;
    }
  }

  /** Any trouble the client reports (heartbeats missed, consumer or stream gone) ends this round; the next one makes all anew. */
  private async watch(messages: ConsumerMessages): Promise<void> {
    for await (const status of await messages.status()) {
      if (['heartbeats_missed', 'consumer_deleted', 'consumer_not_found', 'stream_not_found'].includes(String(status.type)))
        messages.stop();
    }
  }

  private async ensureConsumer(stream: string): Promise<void> {
    const manager = await streamManager(this.link);
    await manager.consumers.add(stream, {
      durable_name: this.service,
      filter_subject: this.link.subject(this.inbox.filterOf(this.owner)),
      ack_policy: AckPolicy.Explicit,
      deliver_policy: DeliverPolicy.All,
      ack_wait: nanos(ACK_WAIT_MS),
      // Tries are counted in the inbox, where a database that is away does not use them up.
      max_deliver: -1,
      max_ack_pending: 1,
    });
  }

  private async take(message: JsMsg): Promise<void> {
    const alive = setInterval(() => message.working(), WORKING_MS);
    try {
      const verdict = await this.inbox.take(message.string(), message.subject.slice(this.link.prefix.length));
      if (verdict.done) message.ack();
      else message.nak(verdict.delayMs);
    } finally {
      clearInterval(alive);
    }
  }

  private pause(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
