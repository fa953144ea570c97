import type { ServiceName } from '@mullion/contracts';
import { DiscardPolicy, nanos, RetentionPolicy, StorageType, type JetStreamManager, type StreamInfo } from 'nats';
import type { NatsLink } from './nats-link';

const DAY_MS = 86_400_000;
/** How long events stay in a stream; a relay publishes as much again when a stream was lost. */
export const STREAM_DAYS = 7;
const DUPLICATE_WINDOW_MS = 120_000;
const STREAM_NOT_FOUND = 10_059;

export interface StreamLimits {
  /** -1: none. A full stream drops its oldest events, so it must hold what the slowest service has not read. */
  readonly maxBytes: number;
  readonly replicas: number;
}

const unlimited: StreamLimits = { maxBytes: -1, replicas: 1 };

/** Name of an owner's stream; a subject prefix `t1.` becomes `T1_`, as names have no dots. */
export const streamName = (link: NatsLink, owner: ServiceName): string =>
  `${link.prefix.replaceAll('.', '_')}${owner}`.toUpperCase();

const isMissing = (error: unknown): boolean =>
  ((error as { api_error?: { err_code?: number } }).api_error?.err_code ?? 0) === STREAM_NOT_FOUND;

/** JetStream management; the account check is skipped because it fails while storage is being set up. */
export const streamManager = (link: NatsLink): Promise<JetStreamManager> =>
  link.connection.jetstreamManager({ checkAPI: false, timeout: 3_000 });

/**
 * Makes sure an owner's stream exists, also after its storage was lost. Anybody who publishes or consumes may call it;
 * the owner gives the limits.
 */
export const ensureStream = async (link: NatsLink, owner: ServiceName, limits?: StreamLimits): Promise<StreamInfo> => {
  const manager = await streamManager(link);
  const name = streamName(link, owner);
  const { maxBytes, replicas } = limits ?? unlimited;
  try {
    const info = await manager.streams.info(name);
    const fits = !limits || (info.config.max_bytes === maxBytes && info.config.num_replicas === replicas);
    return fits ? info : await manager.streams.update(name, { max_bytes: maxBytes, num_replicas: replicas });
  } catch (error) {
    if (!isMissing(error)) throw error;
    return manager.streams.add({
      name,
      subjects: [link.subject(`evt.${owner}.>`)],
      retention: RetentionPolicy.Limits,
      storage: StorageType.File,
      discard: DiscardPolicy.Old,
      max_age: nanos(STREAM_DAYS * DAY_MS),
      max_bytes: maxBytes,
      num_replicas: replicas,
      duplicate_window: nanos(DUPLICATE_WINDOW_MS),
    });
  }
};
