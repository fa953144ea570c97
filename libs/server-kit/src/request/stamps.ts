import { formatStamp, partitionOf, type EventHead, type ServiceName, type Stamp } from '@mullion/contracts';

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
export const stampsOf = (
  events: readonly Pick<EventHead, 'subject' | 'company_id' | 'position'>[],
  partitions: number,
): string | null => {
  const last = new Map<string, Stamp>();
  for (const event of events) {
    const stamp = stampOf(event, partitions);
    const key = `${stamp.partition}:${stamp.event}`;
    if (stamp.position > (last.get(key)?.position ?? 0)) last.set(key, stamp);
  }
  return last.size === 0 ? null : [...last.values()].map(formatStamp).join(',');
};
