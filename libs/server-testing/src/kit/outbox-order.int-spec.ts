import { streamName } from '@mullion/server-kit';
import type { JetStreamClient } from 'nats';
import { bootForTest } from '../boot-for-test';
import { eventually } from '../eventually';
import type { TestService } from '../test-world';
import { sample } from './sample.module';

const COUNT = 40;

describe('events that a service publishes', () => {
  let orders: TestService;
  beforeEach(async () => void (orders = await bootForTest(sample)));
  afterEach(() => orders.world.close());

  /** Makes the publication of some events fail once: they never reach the server, or its answer is lost. */
  const failing = (fails: { readonly lost: ReadonlySet<number>; readonly unheard: ReadonlySet<number> }): void => {
    const { connection } = orders.running.link.nats;
    const open = connection.jetstream.bind(connection);
    const failed = new Set<number>();
    connection.jetstream = (options) => {
      const client = open(options);
      const publish: JetStreamClient['publish'] = async (subject, payload, message) => {
        const { n } = JSON.parse(Buffer.from(payload as Uint8Array).toString() || '{}') as { n?: number };
        const isFirst = n !== undefined && !failed.has(n);
        if (isFirst && fails.lost.has(n)) {
          failed.add(n);
          throw new Error('refused');
        }
        const ack = await client.publish(subject, payload, message);
        if (!isFirst || !fails.unheard.has(n)) return ack;
        failed.add(n);
        throw new Error('the answer was lost');
      };
      return new Proxy(client, { get: (of, key) => (key === 'publish' ? publish : (Reflect.get(of, key) as unknown)) });
    };
  };
  /** What the stream holds, in its order. */
  const stored = async (): Promise<number[]> => {
    const { nats } = orders.running.link;
    const manager = await nats.connection.jetstreamManager({ checkAPI: false });
    const name = streamName(nats, 'orders');
    const { state } = await manager.streams.info(name);
    const found: number[] = [];
    for (let seq = state.first_seq; seq <= state.last_seq; seq += 1)
      found.push((JSON.parse((await manager.streams.getMessage(name, { seq })).string()) as { n: number }).n);
    return found;
  };
  const allSent = async (): Promise<void> =>
    expect(await orders.sql('SELECT id FROM outbox WHERE published_at IS NULL')).toEqual([]);

  it.each([
    ['never reached the server', new Set([3, 20]), new Set<number>()],
    ['reached it, but its answer was lost', new Set<number>(), new Set([1, 7])],
  ])('stay in their order when one of a batch %s', async (_name, lost, unheard) => {
    failing({ lost, unheard });
    await orders.sql(
      `INSERT INTO outbox (event_id, subject, company_id, data)
       SELECT gen_random_uuid(), 'evt.orders.counted.v1', 1 + n % 2, json_build_object('n', n) FROM generate_series(1, ${COUNT}) AS n ORDER BY n`,
    );
    await eventually(allSent, 20_000);
    expect(await stored()).toEqual(Array.from({ length: COUNT }, (_none, at) => at + 1));
    // what comes later goes out as before
    await orders.sql(
      `INSERT INTO outbox (event_id, subject, company_id, data) SELECT gen_random_uuid(), 'evt.orders.counted.v1', 1, json_build_object('n', n) FROM generate_series(101, 110) AS n`,
    );
    await eventually(allSent, 20_000);
    expect((await stored()).slice(COUNT)).toEqual(Array.from({ length: 10 }, (_none, at) => at + 101));
  });
});
