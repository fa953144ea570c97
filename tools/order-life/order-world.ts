import {
  beginArrangement,
  finishArrangement,
  getSharedDeparture,
  orderStatus,
  palletStatus,
  routes,
  truckStatus,
  type Order,
  type OrderId,
  type PalletId,
  type ProductId,
  type TruckId,
} from '@mullion/contracts';
import { guestContext, systemContext } from '@mullion/server-kit';
import { eventually } from '@mullion/server-testing';
import { planFloors } from '../../apps/worker-optimiser/src/floors/plan-floors';
import { FactoryWorld, openParts, PIECE, type CenterCode } from './factory-world';

/** Pieces of an order. */
const PIECES = 5;
const GAP_MM = 120;
const DAY_MS = 86_400_000;

/** An order on its way, with what it has got on it. */
export interface Life {
  readonly order: Order;
  readonly number: string;
  readonly products: { readonly id: ProductId; readonly barcode: string }[];
  supplier?: number;
  pallet?: PalletId;
  truck?: TruckId;
}

/** Orders and what is done with them by people at the public API, and by a driver with a private link. */
export class OrderWorld extends FactoryWorld {
  private made = 0;

  static async open(): Promise<OrderWorld> {
    const world = new OrderWorld(await openParts());
    await world.furnish();
    return world;
  }

  /** A new order with its pieces, known everywhere. */
  async entered(): Promise<Life> {
    this.made += 1;
    const number = `L${Date.now().toString(36)}${this.made}`;
    const body = { production_id: number, delivery_date: day(14), customer_id: this.customer as never };
    const order = await this.admin.call(routes.createOrder, { body });
    const life: Life = { order, number, products: [] };
    for (let at = 0; at < PIECES; at += 1) await this.add(life);
    return life;
  }

  /** One more piece. */
  async add(life: Life): Promise<void> {
    const position = String(life.products.length + 1).padStart(2, '0');
    const made = await this.admin.call(routes.createProduct, { body: { order_id: life.order.id, position, ...PIECE } });
    life.products.push({ id: made.id, barcode: made.barcode });
    await this.known(life);
  }

  /** Packing and production have all its products. */
  private async known({ order, products }: Life): Promise<void> {
    await eventually(async () => {
      for (const service of [this.factory.packing, this.factory.production])
        expect(await service.sql('SELECT id FROM product_copy WHERE order_id = $1', [order.id])).toHaveLength(
          products.length,
        );
    });
  }

  becomes({ order }: Life, status: number) {
    return this.admin.call(routes.updateOrder, { params: { id: order.id }, body: { status } });
  }
  /** By the rules, what is missing. */
  operations({ order }: Life) {
    return this.admin.call(routes.addOperations, { body: { orders: [order.id] } });
  }
  complete(code: CenterCode, products: readonly { readonly id: ProductId }[]) {
    return this.admin.call(routes.completeOperations, {
      params: { id: this.centers[code] },
      body: { products: products.map(({ id }) => id) },
    });
  }

  async prepare(life: Life): Promise<void> {
    await this.becomes(life, orderStatus.inPreparation);
    await this.operations(life);
    const order_suppliers = [{ supplier_id: this.supplierId as never, ordered_at: day(0) }];
    const [row] = await this.admin.call(routes.saveOrderSuppliers, {
      params: { id: life.order.id },
      body: { order_suppliers },
    });
    life.supplier = row?.id;
  }
  confirmSupplier({ supplier }: Life) {
    return this.admin.call(routes.updateOrderSupplier, {
      params: { id: supplier as never },
      body: { confirmed_delivery_date: day(3) },
    });
  }
  start(code: CenterCode, life: Life, count: number) {
    const products = life.products.slice(0, count).map(({ id }) => id);
    return this.admin.call(routes.startOperations, { params: { id: this.centers[code] }, body: { products } });
  }

  /** Onto one pallet, and that onto a truck with a gate of its own. */
  async plan(life: Life): Promise<void> {
    for (const [at, { id }] of life.products.entries()) {
      const place = { x: 30, y: 30 + at * GAP_MM, z: 0 };
      const to = life.pallet === undefined ? { moved_to: null, temporary: {} } : { moved_to: life.pallet };
      const moved = await this.admin.call(routes.moveProduct, {
        params: { id },
        body: { moved_from: null, place, ...to },
      });
      life.pallet = moved.product.pallet_id ?? life.pallet;
    }
    const body = {
      pallets: [life.pallet as PalletId],
      description: life.number,
      delivery_date: day(2),
      gate: life.number,
    };
    const truck = await this.whileArranging(this.admin.call(routes.createTruck, { body }));
    life.truck = truck.id;
    await this.whileArranging(
      eventually(async () => {
        const { pallets } = await this.admin.call(routes.getTruck, { params: { id: truck.id } });
        expect(pallets.map(({ state }) => state)).toEqual(['placed']);
      }),
    );
    await this.admin.call(routes.updateTruck, { params: { id: truck.id }, body: { departure_time: '12:00' } });
  }

  /** The part of the optimiser: one floor, with the pallets one behind the other. */
  private async whileArranging<T>(work: Promise<T>): Promise<T> {
    let isOver = false;
    const arranging = (async () => {
      while (!isOver) {
        await this.arrange();
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    })();
    try {
      return await work;
    } finally {
      isOver = true;
      await arranging;
    }
  }

  /** What the optimiser's worker does with every floor that waits, in this thread. */
  private async arrange(): Promise<void> {
    const { dispatch } = this.factory;
    for (const { id } of await dispatch.sql<{ id: string }>(`SELECT id FROM arrangements WHERE state = 'waiting'`)) {
      const asked = { arrangement_id: id };
      const instance = await dispatch.api(beginArrangement).as(systemContext(1)).ok(asked);
      if (instance)
        await dispatch
          .api(finishArrangement)
          .as(systemContext(1))
          .ok({ ...asked, plan: planFloors({ ...instance, budget_ms: 100 }), error: null });
    }
  }
  /** Every piece scanned onto the pallet, the pallet closed and scanned onto the truck. */
  async load(life: Life): Promise<void> {
    const id = life.pallet as PalletId;
    const { number } = await this.admin.call(routes.updatePallet, {
      params: { id },
      body: { status: palletStatus.prepared },
    });
    for (const { barcode } of life.products)
      await this.packer.call(routes.scanProduct, { params: { pallet: id, barcode }, body: {} });
    await this.packer.call(routes.closePallet, { params: { id } });
    await this.packer.call(routes.scanPallet, { params: { barcode: number ?? '' }, body: { truck_id: life.truck } });
    await eventually(async () =>
      expect(await this.admin.call(routes.getTruck, { params: { id: life.truck as TruckId } })).toMatchObject({
        can: { depart: true },
      }),
    );
  }
  depart({ truck }: Life) {
    return this.admin.call(routes.updateTruck, {
      params: { id: truck as TruckId },
      body: { status: truckStatus.dispatched },
    });
  }
  /** The driver unloads at the only stop. */
  async deliver({ truck }: Life): Promise<void> {
    const id = truck as TruckId;
    await eventually(async () =>
      expect((await this.admin.call(routes.getTruck, { params: { id } })).departure).toBe(1),
    );
    const pass = { link_id: 1, kind: 'departure', target_id: id, departure: 1, language: 'lt', until: null } as const;
    const driver = guestContext(1, pass, 'Europe/Vilnius');
    const { dispatch } = this.factory;
    const { stops } = await dispatch.api(getSharedDeparture).as(driver).ok({});
    const body = {
      delivered_at: new Date().toISOString(),
      received_by: 'Kari',
      signature: null,
      unsigned_reason: 'Nobody was there',
    };
    await dispatch
      .api(routes.deliverStop)
      .as(driver)
      .ok({ params: { id: stops[0]?.id }, body });
  }

  /** The first piece is broken: it is made again from the first work center of production on. */
  async scrap({ products, number }: Life): Promise<void> {
    const report = { subject: 'Glass cracked', description: 'In the corner', order_code: number };
    const problem = await this.admin.call(routes.createProblem, { body: report });
    const body = {
      product_id: products[0]?.id as ProductId,
      work_center_id: this.centers['40'],
      reason: 'glass' as const,
    };
    await this.admin.call(routes.createRemake, { params: { id: problem.id }, body });
  }
  /** The first piece goes back from the last work center to the first of production. */
  sendBack({ products }: Life) {
    const body = { products: [products[0]?.id as ProductId], return_to: this.centers['40'], comment: 'Scratched' };
    return this.admin.call(routes.returnOperations, { params: { id: this.centers['60'] }, body });
  }
  remove({ products }: Life) {
    return this.admin.call(routes.deleteProduct, {
      params: { id: products[0]?.id as ProductId },
      query: { decision: 'take' },
    });
  }
  read(id: OrderId) {
    return this.admin.call(routes.getOrder, { params: { id } });
  }
}

const day = (offset: number): string => new Date(Date.now() + offset * DAY_MS).toISOString().slice(0, 10);
