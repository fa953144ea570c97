import { eventEnvelope, liveMessage, liveSubject, services, type EventEnvelope, type LiveMessage } from '@mullion/contracts';
import type { Msg, Subscription } from 'nats';
import { log } from '../logging/log';
import type { NatsLink } from '../nats/nats-link';
import { decodeJson, encodeJson } from '../rpc/wire';

export interface Watcher {
  /** Every event of every owner as it is published; may come twice. */
  readonly onEvent?: (event: EventEnvelope) => void;
  readonly onLive?: (message: LiveMessage) => void;
  /** The connection was lost and is back: something may have been missed. */
  readonly onGap?: () => void;
}

/** Transient messages: progress for browsers, and watching what happens. Nothing here is kept; facts go through `tx.record`. */
export class Bus {
  constructor(private readonly link: NatsLink) {}

  /** Tells browsers of a company something that may be lost; never throws, does nothing while NATS is away. */
  live(message: LiveMessage): void {
    if (!this.link.connected) return;
    this.link.connection.publish(this.link.subject(liveSubject(message.company_id)), encodeJson(message));
  }

  /** Watches events and live messages from now on, without acknowledging; for the gateway's browser streams. Gives how to stop. */
  watch(watcher: Watcher): () => void {
    const { connection } = this.link;
    const subscriptions: Subscription[] = [];
    const listen = (subject: string, deliver: (value: unknown) => void): void => {
      subscriptions.push(
        connection.subscribe(this.link.subject(subject), { callback: (error, message) => error ?? guarded(message, deliver) }),
      );
    };
    const { onEvent, onLive, onGap } = watcher;
    if (onEvent) for (const owner of services) listen(`evt.${owner}.>`, (value) => onEvent(eventEnvelope.parse(value)));
    if (onLive) listen('live.*', (value) => onLive(liveMessage.parse(value)));
    const forget = onGap ? this.link.onReconnect(onGap) : (): void => undefined;
    return () => {
      forget();
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }
}

const guarded = (message: Msg, deliver: (value: unknown) => void): void => {
  try {
    deliver(decodeJson(message.data));
  } catch (error) {
    log().warn({ subject: message.subject, err: error }, 'unreadable message was left out');
  }
};
