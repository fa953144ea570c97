import type { Msg } from 'nats';
import type { Delivery } from './inbox';

const NANOS_A_MS = 1_000_000;

/**
 * Where a message stands:
 * `$JS.ACK.[domain.account.]stream.consumer.deliveries.stream sequence.consumer sequence.time.pending[.random]`.
 */
const placeOf = (reply: string): { deliveries: number; sequence: number; pending: number; partition: number } => {
  const parts = reply.split('.');
  const first = parts.length === 9 ? 3 : 5;
  const number = (index: number): number => Number(parts[first + index]);
  return {
    partition: Number(parts[first]?.split('-').at(-1)),
    deliveries: number(1),
    sequence: number(2),
    pending: number(5),
  };
};

/** A message that a durable consumer has delivered and that has to be answered. */
export class StreamDelivery implements Delivery {
  readonly partition: number;
  readonly sequence: number;
  /** How many more wait in this partition. */
  readonly pending: number;
  readonly again: boolean;

  constructor(
    readonly message: Msg,
    readonly subject: string,
  ) {
    const { partition, deliveries, sequence, pending } = placeOf(message.reply ?? '');
    this.partition = partition;
    this.sequence = sequence;
    this.pending = pending;
    this.again = deliveries > 1;
  }

  done(): void {
    this.message.respond('+ACK');
  }

  /** Bring it again after this time; the partition waits. */
  later(ms: number): void {
    this.message.respond(`-NAK ${JSON.stringify({ delay: ms * NANOS_A_MS })}`);
  }

  /** It is being worked on: do not bring it to another replica. */
  working(): void {
    this.message.respond('+WPI');
  }
}
