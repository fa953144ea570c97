import { partitionOf, services, type EventHead, type ServiceName } from '@mullion/contracts';

/**
 * "I have seen this write": the position of an event that a read should not be older than. It names the event, so that a service that does
 * not handle it need not wait, and the partition, because only positions of one partition are in order.
 */
export interface Stamp {
  readonly owner: ServiceName;
  readonly partition: number;
  /** The event's name, `pallet.changed.v1`. */
  readonly event: string;
  readonly position: number;
}

const MAX_STAMPS = 40;
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

export const formatStamp = ({ owner, partition, event, position }: Stamp): string => `${owner}:${partition}:${event}:${position}`;

/** The event a stamp speaks of, as handlers know it. */
export const subjectOfStamp = ({ owner, event }: Stamp): string => `evt.${owner}.${event}`;

/** The stamp of one recorded event. */
export const stampOf = (event: Pick<EventHead, 'subject' | 'company_id' | 'position'>, partitions: number): Stamp => {
  const [, owner, ...name] = event.subject.split('.');
  return {
    owner: owner as ServiceName,
    partition: partitionOf(event.company_id, partitions),
    event: name.join('.'),
    position: event.position,
  };
};

/** What a write answers: the stamp of the last event of each kind. Null: it recorded none. */
export const stampsOf = (events: readonly Pick<EventHead, 'subject' | 'company_id' | 'position'>[], partitions: number): string | null => {
  const last = new Map<string, Stamp>();
  for (const event of events) {
    const stamp = stampOf(event, partitions);
    const key = `${stamp.partition}:${stamp.event}`;
    if (stamp.position > (last.get(key)?.position ?? 0)) last.set(key, stamp);
  }
  return last.size === 0 ? null : [...last.values()].map(formatStamp).join(',');
};
