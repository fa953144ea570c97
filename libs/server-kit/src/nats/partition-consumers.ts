import { partitionSubject, type ServiceName } from '@mullion/contracts';
import {
  AckPolicy,
  DeliverPolicy,
  nanos,
  type ConsumerConfig,
  type ConsumerInfo,
  type JetStreamManager,
  type StreamInfo,
} from 'nats';
import type { NatsLink } from './nats-link';
import { ensureStream, streamManager } from './streams';

/**
 * After this long without a sign of life another replica gets the message: short, so that a killed process holds nobody
 * up.
 */
const ACK_WAIT_MS = 5_000;

export interface Follower {
  readonly service: string;
  readonly owner: ServiceName;
  readonly partitions: number;
  /** The events that are handled, `evt.{owner}.{name}`. */
  readonly subjects: readonly string[];
}

const durableName = (service: string, partition: number): string => `${service}-${partition}`;

/** The partition of a consumer of this service; undefined: it is somebody else's. */
export const partitionOfConsumer = (name: string, service: string): number | undefined => {
  const [start, partition] = [name.slice(0, service.length + 1), name.slice(service.length + 1)];
  return start === `${service}-` && /^\d+$/.test(partition) ? Number(partition) : undefined;
};

/** Where the consumer of a partition delivers; any replica takes the message. */
export const deliverySubject = (
  link: NatsLink,
  { service, owner }: Pick<Follower, 'service' | 'owner'>,
  partition: number,
): string => link.subject(`deliver.${service}.${owner}.${partition}`);

/**
 * One event is filtered by the server; of several the rest is skipped unread (the server knows one filter a consumer).
 */
export const filterOf = (link: NatsLink, { owner, subjects }: Follower, partition: number): string => {
  const [only, second] = subjects;
  return link.subject(
    only !== undefined && second === undefined ? partitionSubject(only, partition) : `evt.${owner}.${partition}.>`,
  );
};

/** Every consumer of a stream. */
export const listConsumers = async (manager: JetStreamManager, stream: string): Promise<ConsumerInfo[]> => {
  const found: ConsumerInfo[] = [];
  // the server lists one that is just being removed as null
  for await (const info of manager.consumers.list(stream) as AsyncIterable<ConsumerInfo | null>)
    if (info) found.push(info);
  return found;
};

/**
 * Makes sure that a service has a durable consumer for every partition of an owner's stream. Each delivers one message
 * at a time, so that the order of a partition holds over all replicas; they push to a queue group, which costs nothing
 * while nothing happens.
 */
export const ensureConsumers = async (link: NatsLink, follower: Follower): Promise<StreamInfo> => {
  const manager = await streamManager(link);
  const { config } = await ensureStream(link, follower.owner);
  const known = new Map((await listConsumers(manager, config.name)).map((info) => [info.name, info]));
  const wanted = Array.from({ length: follower.partitions }, (_none, partition) => partition);
  await Promise.all(
    wanted.map(async (partition) => {
      const name = durableName(follower.service, partition);
      const filter = filterOf(link, follower, partition);
      const found = known.get(name);
      if (found?.config.filter_subject === filter) return;
      // another version of the service handled other events: this one goes on where that one was
      if (found) await manager.consumers.delete(config.name, name);
      await manager.consumers.add(config.name, {
        durable_name: name,
        deliver_subject: deliverySubject(link, follower, partition),
        deliver_group: follower.service,
        filter_subject: filter,
        ack_policy: AckPolicy.Explicit,
        ack_wait: nanos(ACK_WAIT_MS),
        // Tries are counted by the inbox, where a database that is away does not use them up.
        max_deliver: -1,
        max_ack_pending: 1,
        ...startOf(found),
      });
    }),
  );
  return manager.streams.info(config.name);
};

const startOf = (found: ConsumerInfo | undefined): Pick<ConsumerConfig, 'deliver_policy' | 'opt_start_seq'> =>
  found
    ? { deliver_policy: DeliverPolicy.StartSequence, opt_start_seq: found.ack_floor.stream_seq + 1 }
    : { deliver_policy: DeliverPolicy.All };
