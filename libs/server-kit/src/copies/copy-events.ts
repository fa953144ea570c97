import type { EventEnvelope } from '@mullion/contracts';
import type { EventHandler } from '../events/inbox';
import type { Copies } from './copies';
import type { AnyCopy } from './define-copy';

/** Every event that carries records of a copy brings them into it. */
export const copyHandlers = (copies: Copies, definitions: readonly AnyCopy[]): EventHandler[] =>
  definitions.flatMap((copy) =>
    copy.kind.carriers.map(({ event, records }) => ({
      subject: event.subject,
      data: event.data,
      ofCopy: true as const,
      handle: async (given: EventEnvelope, tx) => {
        await copies.keep(tx, copy, records(given.data, given.company_id));
      },
    })),
  );

/** Which records an event is about, read as well as it can be: the event may be one that nobody understands. */
export const recordsIn = (copy: AnyCopy, event: Pick<EventEnvelope, 'subject' | 'company_id' | 'data'>): number[] => {
  const carrier = copy.kind.carriers.find((one) => one.event.subject === event.subject);
  if (!carrier) return [];
  try {
    return carrier
      .records(event.data, event.company_id)
      .flatMap((record) => (Number.isSafeInteger(record.id) && record.id > 0 ? [record.id] : []));
  } catch {
    return [];
  }
};
