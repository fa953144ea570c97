import { routes, type WorkCenterId } from '@mullion/contracts';
import { startGateway, type GatewayApp } from '../../apps/gateway/src/start-gateway';
import { MullionClient } from '../../libs/client/src';
import { factoryEnv, openFactory, type Factory } from '../copies/factory';

/** Pieces of an order. */
export const PIECE = { width: 700, height: 900, depth: 82, weight: 30, area: 0.63, type: 'Langas' };
const codes = ['10', '40', '60'] as const;
export type CenterCode = (typeof codes)[number];

export interface FactoryParts {
  readonly factory: Factory;
  readonly gateway: GatewayApp;
  readonly admin: MullionClient;
  readonly packer: MullionClient;
}

/** A factory with its gateway, and people at the public API. */
export const openParts = async (): Promise<FactoryParts> => {
  const factory = await openFactory();
  const gateway = await startGateway({
    ...factory.world.env(),
    ...factoryEnv,
    PORT: '0',
    PUBLIC_URL: 'https://mullion.test',
  });
  const person = async (account: string): Promise<MullionClient> => {
    const client = new MullionClient({
      url: gateway.url,
      person: { email: `${account}@demo.mullion.test`, password: 'Mullion-2026!' },
    });
    await client.signIn();
    return client;
  };
  return { factory, gateway, admin: await person('super'), packer: await person('packer') };
};

/** Its work centers, a customer and a supplier. */
export class FactoryWorld {
  readonly centers = {} as Record<CenterCode, WorkCenterId>;
  protected customer = 0;
  protected supplierId = 0;
  readonly factory: Factory;
  readonly admin: MullionClient;
  readonly packer: MullionClient;

  constructor(private readonly parts: FactoryParts) {
    this.factory = parts.factory;
    this.admin = parts.admin;
    this.packer = parts.packer;
  }

  async close(): Promise<void> {
    await this.parts.gateway.stop(2_000);
    await this.factory.close();
  }

  protected async furnish(): Promise<void> {
    const { admin } = this;
    for (const [at, code] of codes.entries()) {
      const center = await admin.call(routes.createWorkCenter, {
        body: { code, description: `Center ${code}`, preperation: code === '10' },
      });
      this.centers[code] = center.id;
      const before = codes[at - 1];
      if (before)
        await admin.call(routes.createWorkCenterDependency, {
          body: { work_center_id: center.id, depends_on: this.centers[before] },
        });
    }
    const rules = codes.map((code) => ({ work_center_id: this.centers[code], minutes: 10, unit: 'piece' as const }));
    await admin.call(routes.saveOperationRules, { body: { product_type: PIECE.type, rules } });
    await admin.call(routes.saveWorkCalendar, { body: { work_center_id: null, hours: [8, 8, 8, 8, 8, 0, 0] } });
    this.customer = (await admin.call(routes.createCustomer, { body: { name: 'Fjord Bygg' } })).id;
    this.supplierId = (await admin.call(routes.createSupplier, { body: { title: 'Stiklas', short_title: 'STI' } })).id;
  }
}
