import { natsHeader, type EventHead } from '@mullion/contracts';
import type { Msg } from 'nats';
import type { NatsLink } from '../nats/nats-link';
import { Bus, type PublishedEvent } from './bus';
import { headHeader } from './event-message';

type Callback = (error: Error | null, message: Msg) => void;

const head: EventHead = {
  id: '0b0b0b0b-0000-4000-8000-000000000000',
  subject: 'evt.packing.pallet.changed.v1',
  owner: 'packing',
  position: 4,
  company_id: 1 as never,
  occurred_at: '2026-11-22T12:00:00.000Z',
  request_id: null,
  live: [{ entity: 'pallet', ids: [7] }],
};

const setUp = () => {
  const open = new Map<string, Callback>();
  const connection = {
    subscribe: (subject: string, { callback }: { callback: Callback }) => {
      if (open.has(subject)) throw new Error(`a second subscription of ${subject}`);
      open.set(subject, callback);
      return { unsubscribe: () => open.delete(subject) };
    },
  };
  const link = {
    connection,
    subject: (subject: string) => subject,
    onReconnect: () => () => undefined,
  } as unknown as NatsLink;
  return {
    bus: new Bus(link),
    open,
    say: (message: Partial<Msg>) => open.get('evt.packing.>')?.(null, message as Msg),
  };
};

describe('watching events', () => {
  it('subscribes once a process, however many watch, and not when nobody does', () => {
    const { bus, open } = setUp();
    const stops = [bus.watch({}), bus.watch({})];
    expect(open.has('evt.packing.>')).toBe(true);
    for (const stop of stops) stop();
    expect(open.size).toBe(0);
  });

  it('names what changed without reading the record, and reads it once for all who ask', () => {
    const { bus, say } = setUp();
    const seen: PublishedEvent[] = [];
    for (let watcher = 0; watcher < 3; watcher += 1) bus.watch({ onEvent: (event) => void seen.push(event) });
    say({ subject: 'evt.packing.1.pallet.changed.v1', headers: headHeader(head), data: Buffer.from('{no record') });
    expect(seen.map((event) => event.head.live)).toEqual([head.live, head.live, head.live]);
    expect(() => seen[0]?.data()).toThrow();
    say({ subject: 'evt.packing.1.pallet.changed.v1', headers: headHeader(head), data: Buffer.from('{"pallet":1}') });
    expect(seen[3]?.data()).toBe(seen[5]?.data());
  });

  it('leaves out what is no event, and goes on when a watcher throws', () => {
    const { bus, say } = setUp();
    const seen: number[] = [];
    bus.watch({
      onEvent: () => {
        throw new Error('a watcher that fails');
      },
    });
    bus.watch({ onEvent: (event) => void seen.push(event.head.position) });
    const broken = headHeader(head);
    broken.set(natsHeader.event, '{');
    say({ subject: 'evt.packing.1.pallet.changed.v1', headers: broken, data: Buffer.alloc(0) });
    say({ subject: 'evt.packing.1.pallet.changed.v1', headers: headHeader(head), data: Buffer.alloc(0) });
    expect(seen).toEqual([4]);
  });
});
