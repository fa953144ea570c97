import { liveMessage, liveSubject, services, type EventHead, type LiveMessage } from '@mullion/contracts';
import type { Msg, Subscription } from 'nats';
import { log } from '../logging/log';
import type { NatsLink } from '../nats/nats-link';
import { decodeJson, encodeJson } from '../rpc/wire';
import { readHead } from './event-message';

/** An event as it passes: what its head says, and the data, read when somebody asks for it. */
export interface PublishedEvent {
  readonly head: EventHead;
  /** @throws when the body is no JSON */
  readonly data: () => unknown;
}

export interface Watcher {
  /** Every event of every owner as it is published; may come twice. */
  readonly onEvent?: (event: PublishedEvent) => void;
  readonly onLive?: (message: LiveMessage) => void;
  /** The connection was lost and is back: something may have been missed. */
  readonly onGap?: () => void;
}

/**
 * Transient messages: progress for browsers, and watching what happens. Nothing here is kept; facts go through
 * `tx.record`.
 */
export class Bus {
  private readonly watchers = new Set<Watcher>();
  private subscriptions: Subscription[] = [];
  private offReconnect: () => void = () => undefined;

  constructor(private readonly link: NatsLink) {}

  /** Sends browsers of a company something that may be lost; never throws, does nothing while NATS is away. */
  live(message: LiveMessage): void {
    if (!this.link.connected) return;
    const subject = this.link.subject(liveSubject(message.company_id));
    // a connection that is being closed refuses it
    guarded(subject, () => this.link.connection.publish(subject, encodeJson(message)));
  }

  /**
   * Watches events and live messages from now on, without acknowledging; for the gateway. Gives how to stop. However
   * many watch, each message comes to the process once and is read once.
   */
  watch(watcher: Watcher): () => void {
    this.watchers.add(watcher);
    if (this.watchers.size === 1) this.open();
    return () => {
      this.watchers.delete(watcher);
      if (this.watchers.size === 0) this.close();
    };
  }

  private open(): void {
    this.offReconnect = this.link.onReconnect(() => this.notify((watcher) => watcher.onGap?.()));
    this.subscriptions = [
      ...services.map((owner) => this.listen(`evt.${owner}.>`, (message) => this.passEvent(message))),
      this.listen('live.*', (message) => this.passLive(message)),
    ];
  }

  private close(): void {
    this.offReconnect();
    for (const subscription of this.subscriptions.splice(0)) subscription.unsubscribe();
  }

  private passEvent(message: Msg): void {
    const head = readHead(message);
    let read: { readonly data: unknown } | null = null;
    const data = (): unknown => (read ??= { data: decodeJson(message.data) }).data;
    this.notify((watcher) => watcher.onEvent?.({ head, data }));
  }

  private passLive(message: Msg): void {
    const live = liveMessage.parse(decodeJson(message.data));
    this.notify((watcher) => watcher.onLive?.(live));
  }

  private listen(subject: string, deliver: (message: Msg) => void): Subscription {
    return this.link.connection.subscribe(this.link.subject(subject), {
      callback: (error, message) => error ?? guarded(message.subject, () => deliver(message)),
    });
  }

  private notify(call: (watcher: Watcher) => void): void {
    for (const watcher of this.watchers) guarded('watcher', () => call(watcher));
  }
}

const guarded = (subject: string, work: () => void): void => {
  try {
    work();
  } catch (error) {
    log().warn({ subject, err: error }, 'a message was left out');
  }
};
