import {
  eventHead,
  natsHeader,
  partitionOf,
  partitionSubject,
  type EventEnvelope,
  type EventHead,
} from '@mullion/contracts';
import { headers, type Msg, type MsgHdrs } from 'nats';
import type { NatsLink } from '../nats/nats-link';
import { decodeJson } from '../rpc/wire';

/** The subject of an event on the server: its partition is its company's. */
export const wireSubject = (
  link: NatsLink,
  head: Pick<EventHead, 'subject' | 'company_id'>,
  partitions: number,
): string => link.subject(partitionSubject(head.subject, partitionOf(head.company_id, partitions)));

/** What a message says about its event beside the data. */
export const headHeader = (head: EventHead): MsgHdrs => {
  const made = headers();
  made.set(natsHeader.event, JSON.stringify(head));
  return made;
};

/** @throws when the message is no event */
export const readHead = (message: Pick<Msg, 'headers'>): EventHead =>
  eventHead.parse(JSON.parse(message.headers?.get(natsHeader.event) ?? 'null'));

/** @throws when the body is no JSON */
export const readEvent = (head: EventHead, data: Uint8Array): EventEnvelope => ({ ...head, data: decodeJson(data) });
