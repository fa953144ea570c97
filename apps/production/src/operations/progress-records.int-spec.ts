import { randomUUID } from 'node:crypto';
import { productionProgressed } from '@mullion/contracts';
import fc from 'fast-check';
import { FloorWorld } from '../testing/floor-world';
import { OperationChangeRepository } from './operation-change.repository';
import { ProgressRepository } from './progress.repository';
import { progressChange } from './record-progressed';

const SEED = 28;
const MAX_INT = 2_147_483_646;
const PRODUCTS = [2, 1];

const drawn = fc.record({
  userId: fc.option(fc.integer({ min: 1, max: MAX_INT }), { nil: null }),
  products: fc.array(
    fc.record({ status: fc.constantFrom(0, 4, 6, 8), version: fc.integer({ min: 0, max: MAX_INT - 1 }) }),
    {
      minLength: PRODUCTS[0]! + PRODUCTS[1]!,
      maxLength: PRODUCTS[0]! + PRODUCTS[1]!,
    },
  ),
});
const rows = fc.sample(drawn, { seed: SEED, numRuns: 15 });

describe('what the statement of a change at a work center publishes', () => {
  let floor: FloorWorld;
  let prepared: Awaited<ReturnType<FloorWorld['prepared']>>[];
  beforeAll(async () => {
    floor = await FloorWorld.open();
    prepared = [await floor.prepared(PRODUCTS[0]!), await floor.prepared(PRODUCTS[1]!)];
    for (const { products } of prepared) await floor.complete('10', products);
  });
  afterAll(() => floor.close());

  it.each(rows.map((row, at) => [at + 1, row] as const))(
    'is field by field what the rows of each order are mapped to, with its live message (row %i)',
    async (_at, { userId, products }) => {
      const { database } = floor.production;
      const ids = prepared.flatMap((order) => order.products);
      for (const [at, id] of ids.entries())
        await floor.production.sql('UPDATE product_progress SET version = $2 WHERE product_id = $1', [
          id,
          products[at]!.version,
        ]);
      const [before] = await floor.production.sql<{ last: number }>('SELECT max(id) AS last FROM outbox');
      const changes = new OperationChangeRepository(database, 1);
      const written = await changes.changeIfUntouched({
        ...{ changes: [], productIds: ids, revisions: (await changes.seen(ids)).revisions },
        progress: ids.map((product_id, at) => ({ product_id, status: products[at]!.status })),
        action: { id: randomUUID(), userId, userName: 'Worker', terminal: null, at: new Date() },
        ...{ answer: {}, requestId: 'drawn', stampPrefix: 'production:1:', key: null },
      });
      const kept = await new ProgressRepository(database, 1).products(ids);
      const expected = prepared.map(({ orderId }) => {
        const own = kept.filter(({ order_id }) => order_id === orderId);
        const data = productionProgressed.data.parse(
          progressChange.data.of({ order_id: orderId, order: null, products: own, user_id: userId }),
        );
        return { company_id: 1, request_id: 'drawn', data, live: productionProgressed.live?.(data) };
      });
      const published = await floor.production.sql<{ id: number }>(
        'SELECT id, company_id, request_id, data, live FROM outbox WHERE subject = $1 AND id > $2 ORDER BY id',
        [productionProgressed.subject, before!.last],
      );
      expect(published.map(({ id: _id, ...event }) => event)).toEqual(expected);
      expect(written).toEqual({ stamp: `production:1:production.progressed.v1:${published.at(-1)!.id}` });
    },
  );
});
