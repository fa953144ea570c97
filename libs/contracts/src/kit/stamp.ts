import { services, type ServiceName } from './call';

/**
 * "I have seen this write": the position of an event that a read should not be older than. It names the event, so that
 * a service that does not handle it need not wait, and the partition, because only positions of one partition are in
 * order.
 */
export interface Stamp {
  readonly owner: ServiceName;
  readonly partition: number;
  /** The event's name, `pallet.changed.v1`. */
  readonly event: string;
  readonly position: number;
}

/** More are not read from one request. */
export const MAX_STAMPS = 40;
const eventPattern = /^[a-z0-9_.-]{1,80}$/i;

const isCount = (value: number, least: number): boolean => Number.isSafeInteger(value) && value >= least;

/** Reads `orders:3:order.changed.v1:17,packing:3:pallet.changed.v1:4`; anything unreadable is left out. */
export const parseStamps = (header: string): Stamp[] =>
  header === ''
    ? []
    : header
        .split(',', MAX_STAMPS)
        .map((part) => part.trim().split(':'))
        .filter((parts) => parts.length === 4 && parts.every((part) => part !== ''))
        .map(([owner, partition, event = '', position]) => ({
          owner: owner as ServiceName,
          partition: Number(partition),
          event,
          position: Number(position),
        }))
        .filter(
          ({ owner, partition, event, position }) =>
            services.includes(owner) && isCount(partition, 0) && eventPattern.test(event) && isCount(position, 1),
        );

/** What all stamps of one kind of event begin with: of these only the newest counts. */
export const stampKind = ({ owner, partition, event }: Stamp): string => `${owner}:${partition}:${event}`;

export const formatStamp = (stamp: Stamp): string => `${stampKind(stamp)}:${stamp.position}`;
