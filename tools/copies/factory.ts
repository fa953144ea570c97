import { openSeedContext, type ServiceOptions } from '@mullion/server-kit';
import { TestWorld, type TestService } from '@mullion/server-testing';
import { dataSourceOptions as dispatchData } from '../../apps/dispatch/src/data-source';
import { DispatchModule } from '../../apps/dispatch/src/dispatch.module';
import { identityConfig } from '../../apps/identity/src/config';
import { dataSourceOptions as identityData } from '../../apps/identity/src/data-source';
import { IdentityModule } from '../../apps/identity/src/identity.module';
import { seed } from '../../apps/identity/src/seed';
import { dataSourceOptions as ordersData } from '../../apps/orders/src/data-source';
import { OrdersAppModule } from '../../apps/orders/src/orders-app.module';
import { ordersConfig } from '../../apps/orders/src/orders-config';
import { dataSourceOptions as packingData } from '../../apps/packing/src/data-source';
import { PackingModule } from '../../apps/packing/src/packing.module';
import { dataSourceOptions as productionData } from '../../apps/production/src/data-source';
import { ProductionModule } from '../../apps/production/src/production.module';

/** The tables of copies, by the service that keeps them. */
export const copiedTables = [
  { service: 'orders', tables: ['orders.trucks', 'orders.status_rights', 'orders.estimates'] },
  { service: 'packing', tables: ['order_copy', 'product_copy', 'truck_copy', 'company_copy', 'status_right_copy'] },
  { service: 'dispatch', tables: ['orders', 'pallets', 'status_rights', 'companies'] },
  { service: 'production', tables: ['order_copy', 'product_copy', 'truck_copy'] },
] as const;

export const factoryParts = {
  identity: { name: 'identity', module: IdentityModule, dataSource: identityData, config: identityConfig },
  orders: { name: 'orders', module: OrdersAppModule, dataSource: ordersData, config: ordersConfig },
  packing: { name: 'packing', module: PackingModule, dataSource: packingData },
  dispatch: { name: 'dispatch', module: DispatchModule, dataSource: dispatchData },
  production: { name: 'production', module: ProductionModule, dataSource: productionData },
} satisfies Record<string, ServiceOptions>;
type Part = keyof typeof factoryParts;

/** The environment of a factory's services. */
export const factoryEnv = {
  MULLION_TOKEN_KEY: 'a-token-key-for-tests-0123456789abcdef',
  BLOB_URL: 'file:///tmp/mullion-test-blobs',
};

/** The services that own and copy records, each on its own database, in one world. */
export interface Factory extends Record<Part, TestService> {
  readonly world: TestWorld;
  /** A truck as its owner has it, without an event. */
  truck(companyId: number, orderIds: readonly number[]): Promise<void>;
  everywhere(work: (service: TestService) => Promise<unknown>): Promise<void>;
  /** Drops every event stream with all that it holds. */
  wipeStreams(): Promise<void>;
  close(): Promise<void>;
}

export const openFactory = async (): Promise<Factory> => {
  const world = await TestWorld.open();
  const services = {} as Record<Part, TestService>;
  for (const name of Object.keys(factoryParts) as Part[])
    services[name] = await world.boot(factoryParts[name], { env: factoryEnv });
  const context = await openSeedContext(
    { identity: identityData(services.identity.databaseUrl ?? '') },
    { log: () => undefined },
  );
  await seed(context);
  await context.close();
  return {
    ...services,
    world,
    truck: async (companyId, orderIds) => {
      const { dispatch } = services;
      const [pallet] = await services.packing.sql<{ id: number }>(
        'SELECT id FROM pallet WHERE company_id = $1 AND order_ids && $2::int[] LIMIT 1',
        [companyId, orderIds],
      );
      const [truck] = await dispatch.sql<{ id: number }>(
        `INSERT INTO trucks (company_id, description, width, length, height, max_pallet_weight) VALUES ($1, 'Copied', 2480, 13600, 3000, 2000) RETURNING id`,
        [companyId],
      );
      await dispatch.sql(
        `INSERT INTO loads (pallet_id, company_id, truck_id, claim_id, state) VALUES ($1, $2, $3, gen_random_uuid(), 'placed')`,
        [pallet?.id, companyId, truck?.id],
      );
    },
    everywhere: async (work) => {
      for (const name of Object.keys(factoryParts) as Part[]) await work(services[name]);
    },
    wipeStreams: async () => {
      const manager = await world.link.connection.jetstreamManager({ checkAPI: false, timeout: 60_000 });
      const own = world.prefix.replaceAll('.', '_').toUpperCase();
      for await (const name of manager.streams.names()) if (name.startsWith(own)) await manager.streams.delete(name);
    },
    close: () => world.close(),
  };
};
