import {
  addTruckPallets,
  createOrder,
  createProduct,
  createTruck,
  getOrder,
  getTruck,
  moveProduct,
  scanProduct,
  updateOrders,
  updatePallet,
} from '@mullion/contracts';
import { eventually, people, person, type TestService } from '@mullion/server-testing';
import { documentsConfig } from '../../apps/documents/src/config';
import { dataSourceOptions as documentsData } from '../../apps/documents/src/data-source';
import { DocumentsModule } from '../../apps/documents/src/documents.module';
import { factoryEnv, openFactory, type Factory } from '../copies/factory';

const documentsEnv = { PUBLIC_URL: 'http://mullion.test', MAIL_FROM: 'mullion@mullion.test' };
const planner = person({ rights: ['OP_EDIT', 'PR_EDIT'] });
const packer = person({ type: 4, rights: ['PAL_SCAN'] });

let factory: Factory;
let world: Factory['world'];
let services: Record<string, TestService>;

beforeAll(async () => {
  factory = await openFactory();
  const { identity, orders, packing, dispatch, production } = factory;
  ({ world } = factory);
  const documents = await world.boot(
    { name: 'documents', module: DocumentsModule, dataSource: documentsData, config: documentsConfig },
    { env: { ...factoryEnv, ...documentsEnv } },
  );
  services = { identity, orders, packing, dispatch, production, documents };
  await packing.sql(`INSERT INTO packing_type (id, company_id, description, allow_different_orders, pallet_height, pallet_width, pallet_weight,
    spacing_between, spacing_ends, spacing_sides, max_weight, max_height, longest_pallet, truck_height, truck_length, truck_width)
    VALUES (1, 1, 'Standard', true, 120, 1000, 2000, 10, 30, 30, 2000, 2520, 2400, 3000, 13600, 2480) ON CONFLICT DO NOTHING`);
}, 120_000);
afterAll(() => factory.close());

/** Every event recorded and every transaction of a consumer, by service, once nothing is under way any more. */
const quiet = async (): Promise<{ events: string[]; transactions: string[] }> => {
  const read = async () => {
    const counts = { events: [] as string[], transactions: [] as string[], waiting: 0 };
    for (const [name, service] of Object.entries(services)) {
      const events = await service.sql<{ subject: string; waits: boolean }>(
        'SELECT subject, published_at IS NULL AS waits FROM outbox ORDER BY id',
      );
      const taken = await service.sql<{ owner: string; position: number }>(
        'SELECT owner, position FROM inbox ORDER BY owner, position',
      );
      counts.events.push(...events.map((event) => `${name}: ${event.subject}`));
      counts.transactions.push(...taken.map((one) => `${name} takes ${one.owner} ${one.position}`));
      counts.waiting += events.filter((event) => event.waits).length;
    }
    return counts;
  };
  let last = '';
  let quiet = 0;
  return eventually(async () => {
    const counts = await read();
    const now = JSON.stringify(counts);
    quiet = now === last && counts.waiting === 0 ? quiet + 1 : 0;
    last = now;
    await new Promise((resolve) => setTimeout(resolve, 100));
    if (quiet < 15) throw new Error('something is still under way');
    return counts;
  });
};

/** Lines that stand more often than before. */
const added = (after: readonly string[], before: readonly string[]): string[] => {
  const count = (lines: readonly string[], line: string) => lines.filter((one) => one === line).length;
  return [...new Set(after)].flatMap((line) =>
    Array.from({ length: count(after, line) - count(before, line) }, () => line),
  );
};

describe('what a scan of a product costs', () => {
  it('is at most two events and four transactions of consumers in all services, also for the last product of an order', async () => {
    const order = await world
      .api(createOrder)
      .as(planner)
      .ok({ body: { production_id: 'SCAN-1' } });
    const sizes = { position: 'A1', width: 1000, height: 1200, depth: 80, weight: 40, area: 1.2 };
    const products = [];
    for (let at = 0; at < 2; at += 1)
      products.push(
        await world
          .api(createProduct)
          .as(planner)
          .ok({ body: { order_id: order.id, ...sizes } }),
      );
    await world
      .api(updateOrders)
      .as(people.super())
      .ok({ body: { orders: [{ id: order.id, status: 6, pal_status: 1 }] } });
    await quiet();

    let pallet: number | null = null;
    for (const [at, { id }] of products.entries()) {
      const place = { x: 30, y: 30 + at * 90, z: 0 };
      const body = { moved_from: null, moved_to: pallet, place, ...(pallet === null ? { temporary: {} } : {}) };
      const moved: { product: { pallet_id: number | null } } = await world
        .api(moveProduct)
        .as(planner)
        .ok({ params: { id }, query: {}, body });
      pallet = moved.product.pallet_id;
    }
    await world
      .api(updatePallet)
      .as(people.super())
      .ok({ params: { id: pallet as number }, query: {}, body: { status: 1 } });
    await quiet();
    const truck = await world
      .api(createTruck)
      .as(people.super())
      .ok({ body: { description: 'Vilnius' } });
    await world
      .api(addTruckPallets)
      .as(people.super())
      .ok({ params: { id: truck.id }, body: { pallets: [pallet as number], optimise: false } });

    for (const [at, { barcode }] of products.entries()) {
      const before = await quiet();
      await world
        .api(scanProduct)
        .as(packer)
        .ok({ params: { pallet: pallet as number, barcode } });
      const after = await quiet();
      const [events, transactions] = [
        added(after.events, before.events),
        added(after.transactions, before.transactions),
      ];
      expect(events).toEqual(['packing: evt.packing.pallet.changed.v1', 'packing: evt.packing.placements.changed.v1']);
      expect(transactions.length).toBeLessThanOrEqual(4);
      expect(
        (
          await world
            .api(getTruck)
            .as(people.super())
            .ok({ params: { id: truck.id } })
        ).pallets[0]?.loaded_count,
      ).toBe(at + 1);
    }
    const loaded = await world
      .api(getOrder)
      .as(planner)
      .ok({ params: { id: order.id }, query: {} });
    expect([loaded.status, ...loaded.products.map((product) => product.status)]).toEqual([13, 13, 13]);
  }, 120_000);
});
