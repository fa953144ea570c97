import {
  companyChanged,
  createRenderJob,
  getOrderRecords,
  moveProduct,
  orderChanged,
  productsChanged,
  statusRightsChanged,
  truckChanged,
  type Company,
  type OrderRecord,
  type ProductRecord,
  type StatusRight,
  type TruckRecord,
} from '@mullion/contracts';
import { AppError } from '@mullion/server-kit';
import { bootForTest, people, sampleCompany, type TestService } from '@mullion/server-testing';
import { dataSourceOptions } from '../data-source';
import { PackingModule } from '../packing.module';

/** A company whose pallets follow packing type 1. */
export const companyOf = (id: number, over: Partial<Company> = {}): Company =>
  sampleCompany({
    id: id as Company['id'],
    name: `Company ${id}`,
    code: `c${id}`,
    standard_lengths: [800, 1200, 1600, 2000, 2400, 2800, 3200],
    pref_packing_type: 1 as Company['pref_packing_type'],
    truck_loaded_email_template: '%orders',
    ...over,
  });

export const orderOf = (id: number, over: Partial<OrderRecord> = {}): OrderRecord =>
  ({
    id,
    company_id: 1,
    number: `ORD-${id}`,
    customer_id: 1,
    customer: 'UAB Langas',
    contact_id: null,
    delivery_address: 1,
    address: 'Vilnius, Gedimino pr. 1',
    delivery_date: '2026-11-27',
    week: '202648',
    status: 6,
    pal_status: 1,
    product_count: 0,
    version: 1,
    removed: false,
    ...over,
  }) as OrderRecord;

export const productOf = (id: number, orderId: number, over: Partial<ProductRecord> = {}): ProductRecord =>
  ({
    id,
    order_id: orderId,
    company_id: 1,
    barcode: `B${id}`,
    position: String(id),
    type: 'window',
    category: 1,
    width: 1000,
    height: 1200,
    depth: 80,
    weight: 40,
    can_be_flipped: true,
    part_of: null,
    comment: null,
    image: null,
    status: 6,
    version: 1,
    removed: false,
    ...over,
  }) as ProductRecord;

/** Packing alone on real servers, with orders and products as they arrive from their owner. */
export class PackingWorld {
  private lastOrder = 100;
  private lastProduct = 1000;
  /** What orders would answer to a heal. */
  readonly records: { orders: OrderRecord[]; products: ProductRecord[] } = { orders: [], products: [] };
  /** Orders does not answer. */
  isOrdersAway = false;
  readonly renders: string[] = [];

  private constructor(readonly service: TestService) {}

  static async open(): Promise<PackingWorld> {
    const service = await bootForTest({ name: 'packing', module: PackingModule, dataSource: dataSourceOptions });
    const world = new PackingWorld(service);
    await service.sql(`INSERT INTO packing_type (id, company_id, description, allow_different_orders, pallet_height, pallet_width, pallet_weight,
      spacing_between, spacing_ends, spacing_sides, max_weight, max_height, longest_pallet, truck_height, truck_length, truck_width)
      VALUES (1, 1, 'Standard', true, 120, 1000, 2000, 10, 30, 30, 2000, 2520, 2400, 3000, 13600, 2480)`);
    for (const id of [1, 2])
      await service.receive(companyChanged, id, {
        company: companyOf(id, id === 1 ? {} : { pref_packing_type: null }),
      });
    service.world.answer(getOrderRecords, (input) => {
      if (world.isOrdersAway) throw new AppError('unavailable');
      const orders = world.records.orders.filter(
        (o) =>
          input.order_ids?.includes(o.id) || input.numbers?.some((n) => n.toLowerCase() === o.number.toLowerCase()),
      );
      return { orders, products: world.records.products.filter((p) => orders.some((o) => o.id === p.order_id)) };
    });
    return world;
  }

  get api() {
    return this.service.api.bind(this.service);
  }

  /** Documents answers from now on; until then it is away. */
  answerRenders(): () => void {
    return this.service.world.answer(createRenderJob, (input) => {
      this.renders.push(input.request_id);
      return { job_id: '00000000-0000-4000-8000-000000000001' as never, link: `/files/${input.request_id}` };
    });
  }

  async rights(rows: Pick<StatusRight, 'user_type' | 'before' | 'after'>[]): Promise<void> {
    const rights = rows.map((row, id) => ({
      ...row,
      id,
      company_id: 1,
      table_name: 'pallets' as const,
    })) as StatusRight[];
    await this.service.receive(statusRightsChanged, 1, { version: Date.now() % 1_000_000, rights });
  }

  /** A truck that is being loaded. */
  async truck(id: number, description: string): Promise<void> {
    const empty = { pallet_ids: [], order_ids: [], departure: 0, version: 1, removed: false };
    const truck = {
      id,
      company_id: 1,
      description,
      delivery_date: null,
      status: 1,
      ...empty,
    } as unknown as TruckRecord;
    await this.service.receive(truckChanged, 1, { truck });
  }

  /** An order with products of these sizes, as events bring them. */
  async order(
    sizes: Partial<ProductRecord>[],
    over: Partial<OrderRecord> = {},
  ): Promise<{ order: OrderRecord; products: ProductRecord[] }> {
    const order = orderOf(++this.lastOrder, { product_count: sizes.length, ...over });
    const products = sizes.map((size) =>
      productOf(++this.lastProduct, order.id, { company_id: order.company_id, ...size }),
    );
    await this.service.receive(orderChanged, order.company_id, { order });
    await this.service.receive(productsChanged, order.company_id, { order_id: order.id, products });
    return { order, products };
  }

  /** A pallet with one row of products, by moves; status and number as asked. */
  async pallet(products: readonly ProductRecord[], over: { status?: number; truck_id?: number } = {}): Promise<number> {
    const who = people.planner();
    let palletId: number | null = null;
    for (const [index, product] of products.entries()) {
      const place = { x: 30, y: 30 + index * (product.depth + 10), z: 0 };
      const body = { moved_from: null, moved_to: palletId, place, ...(palletId === null ? { temporary: {} } : {}) };
      const moved = await this.api(moveProduct)
        .as(who)
        .ok({ params: { id: product.id }, query: {}, body });
      palletId = moved.product.pallet_id;
    }
    if (over.status) {
      await this.service.sql(`UPDATE pallet SET status = $2, number = 'N' || id, truck_id = $3 WHERE id = $1`, [
        palletId,
        over.status,
        over.truck_id ?? null,
      ]);
    }
    return palletId as number;
  }

  close(): Promise<void> {
    return this.service.world.close();
  }
}
