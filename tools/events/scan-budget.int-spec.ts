import {
  addTruckPallets,
  company,
  companyChanged,
  createOrder,
  createProduct,
  createTruck,
  getCompany,
  getOrder,
  getTruck,
  moveProduct,
  scanProduct,
  updateOrders,
  updatePallet,
} from '@mullion/contracts';
import { eventually, people, person, type TestService, TestWorld } from '@mullion/server-testing';
import { dataSourceOptions as dispatchData } from '../../apps/dispatch/src/data-source';
import { DispatchModule } from '../../apps/dispatch/src/dispatch.module';
import { documentsConfig } from '../../apps/documents/src/config';
import { dataSourceOptions as documentsData } from '../../apps/documents/src/data-source';
import { DocumentsModule } from '../../apps/documents/src/documents.module';
import { dataSourceOptions as ordersData } from '../../apps/orders/src/data-source';
import { OrdersAppModule } from '../../apps/orders/src/orders-app.module';
import { ordersConfig } from '../../apps/orders/src/orders-config';
import { dataSourceOptions as packingData } from '../../apps/packing/src/data-source';
import { PackingModule } from '../../apps/packing/src/packing.module';
import { dataSourceOptions as productionData } from '../../apps/production/src/data-source';
import { ProductionModule } from '../../apps/production/src/production.module';

const BLOB_URL = 'file:///tmp/mullion-test-blobs';
const documentsEnv = { MULLION_TOKEN_KEY: 't'.repeat(32), PUBLIC_URL: 'http://mullion.test', MAIL_FROM: 'mullion@mullion.test', BLOB_URL };
const maker = company.parse({
  id: 1, name: 'Langai', code: 'L', kind: 'manufacturer', features: [], serves_company_id: null, time_zone: 'Europe/Vilnius', allow_custom_pallets: true,
  standard_lengths: [800, 1200, 2400], longest_pallet: 2400, template_language: 'lt', default_truck_spacing: 50, pref_packing_type: 1, manager_emails: '',
  truck_loaded_email_template: '', version: 1,
}); // prettier-ignore
const planner = person({ rights: ['OP_EDIT'] });

const packer = person({ type: 4, rights: ['PAL_SCAN'] });

let world: TestWorld;
let services: Record<'orders' | 'packing' | 'dispatch' | 'production' | 'documents', TestService>;

beforeAll(async () => {
  world = await TestWorld.open();
  // Identity hears of audit entries alone, and a scan writes none.
  world.answer(getCompany, () => maker);
  services = {
    orders: await world.boot(
      { name: 'orders', module: OrdersAppModule, dataSource: ordersData, config: ordersConfig },
      { env: { BLOB_URL } },
    ),
    packing: await world.boot({ name: 'packing', module: PackingModule, dataSource: packingData }),
    dispatch: await world.boot({ name: 'dispatch', module: DispatchModule, dataSource: dispatchData }),
    production: await world.boot({ name: 'production', module: ProductionModule, dataSource: productionData }),
    documents: await world.boot(
      { name: 'documents', module: DocumentsModule, dataSource: documentsData, config: documentsConfig },
      { env: documentsEnv },
    ),
  };
  await services.packing
    .sql(`INSERT INTO packing_type (id, company_id, description, allow_different_orders, pallet_height, pallet_width, pallet_weight,
    spacing_between, spacing_ends, spacing_sides, max_weight, max_height, longest_pallet, truck_height, truck_length, truck_width)
    VALUES (1, 1, 'Standard', true, 120, 1000, 2000, 10, 30, 30, 2000, 2520, 2400, 3000, 13600, 2480)`);
});
afterAll(() => world.close());

/** Every event recorded and every transaction of a consumer, by service, once nothing is under way any more. */
const settled = async (): Promise<{ events: string[]; transactions: string[] }> => {
  const read = async () => {
    const counts = { events: [] as string[], transactions: [] as string[], waiting: 0 };
    for (const [name, service] of Object.entries(services)) {
      const events = await service.sql<{ subject: string; waits: boolean }>(
        'SELECT subject, published_at IS NULL AS waits FROM outbox ORDER BY id',
      );
      const taken = await service.sql<{ owner: string; position: number }>('SELECT owner, position FROM inbox ORDER BY owner, position');
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
  return [...new Set(after)].flatMap((line) => Array.from({ length: count(after, line) - count(before, line) }, () => line));
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
    await settled();

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
    await settled();
    const truck = await world
      .api(createTruck)
      .as(people.super())
      .ok({ body: { description: 'Vilnius' } });
    await world
      .api(addTruckPallets)
      .as(people.super())
      .ok({ params: { id: truck.id }, body: { pallets: [pallet as number], optimise: false } });

    for (const [at, { barcode }] of products.entries()) {
      const before = await settled();
      await world
        .api(scanProduct)
        .as(packer)
        .ok({ params: { pallet: pallet as number, barcode } });
      const after = await settled();
      const [events, transactions] = [added(after.events, before.events), added(after.transactions, before.transactions)];
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
  });
});
