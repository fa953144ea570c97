import {
  addOperations,
  completeOperations,
  createOrder,
  createProblem,
  createProduct,
  createRemake,
  createWorkCenter,
  getOrder,
  getPallet,
  getRemake,
  listOrderOperations,
  moveProduct,
  type Remake,
  type RequestContext,
} from '@mullion/contracts';
import { eventually, people, person } from '@mullion/server-testing';
import { openFactory, type Factory } from '../copies/factory';

const admin = person({ type: 1, rights: ['OP_EDIT', 'OP_DEL', 'TP_EDIT'] });
const codes = ['40', '50', '60'];

/** The services of a factory, an order in production, and what people do until a unit is made again. */
export class RemakeWorld {
  readonly centers: Record<string, number> = {};
  private orders = 0;

  private constructor(readonly factory: Factory) {}

  static async open(): Promise<RemakeWorld> {
    const world = new RemakeWorld(await openFactory());
    const { production } = world.factory;
    for (const [at, code] of codes.entries()) {
      const body = { code, description: `Center ${code}`, preperation: false };
      world.centers[code] = (await production.api(createWorkCenter).as(people.admin()).ok({ body })).id;
      if (at > 0)
        await production.sql(
          'INSERT INTO work_center_dependency (company_id, work_center_id, depends_on) VALUES (1, $1, $2)',
          [world.centers[code], world.centers[codes[at - 1] as string]],
        );
    }
    return world;
  }
  close(): Promise<void> {
    return this.factory.close();
  }

  /** An order with two windows; the first stands on a pallet and has its frame. */
  async given(): Promise<{
    orderId: number;
    number: string;
    products: { id: number; barcode: string }[];
    palletId: number;
    problemId: number;
  }> {
    const { orders, packing, production } = this.factory;
    this.orders += 1;
    const number = `R-${this.orders}`;
    const order = await orders
      .api(createOrder)
      .as(admin)
      .ok({ body: { production_id: number, delivery_date: '2026-12-01' } });
    const products = [];
    for (const position of ['01', '02']) {
      const body = { order_id: order.id, position, width: 1000, height: 1200, depth: 82, weight: 40, area: 1.2 };
      products.push(await orders.api(createProduct).as(admin).ok({ body }));
    }
    const [first] = products;
    await eventually(async () => {
      for (const service of [packing, production])
        expect(await service.sql('SELECT 1 FROM product_copy WHERE order_id = $1', [order.id])).toHaveLength(2);
    });
    const body = { moved_from: null, moved_to: null, place: { x: 30, y: 30, z: 0 }, temporary: {} };
    const moved = await packing
      .api(moveProduct)
      .as(admin)
      .ok({ params: { id: first?.id }, query: {}, body });
    await production
      .api(addOperations)
      .as(people.admin())
      .ok({ body: { orders: [order.id] } });
    await this.complete('40', [first?.id as number]);
    const report = { subject: 'Glass cracked', description: 'In the corner', order_code: number };
    const problem = await production.api(createProblem).as(people.worker()).ok({ body: report });
    return { orderId: order.id, number, products, palletId: moved.product.pallet_id as number, problemId: problem.id };
  }

  complete(code: string, products: readonly number[]) {
    return this.factory.production
      .api(completeOperations)
      .as(people.worker())
      .ok({ params: { id: this.centers[code] }, query: {}, body: { products: products as never } });
  }

  remake(problemId: number, productId: number, as: RequestContext = people.admin(), code = '50') {
    const body = { product_id: productId, work_center_id: this.centers[code], reason: 'glass' };
    return this.factory.production
      .api(createRemake)
      .as(as)
      .send({ params: { id: problemId }, query: {}, body });
  }
  async remakeOf(problemId: number): Promise<Remake | null> {
    const input = { params: { id: problemId } };
    return (await this.factory.production.api(getRemake).as(people.admin()).ok(input)).remake;
  }
  pallet(id: number) {
    return this.factory.packing.api(getPallet).as(admin).ok({ params: { id } });
  }
  order(id: number) {
    return this.factory.orders.api(getOrder).as(admin).ok({ params: { id } });
  }
  /** `center:status` of each operation of a product that counts. */
  async statesOf(orderId: number, productId: number): Promise<string[]> {
    const input = { params: {}, query: { orders: String(orderId) } };
    const { orders } = await this.factory.production.api(listOrderOperations).as(people.admin()).ok(input);
    const codeOf = (id: number): string => Object.entries(this.centers).find(([, center]) => center === id)?.[0] ?? '';
    return (orders[0]?.operations ?? [])
      .filter((one) => one.product_id === (productId as never))
      .map(({ work_center_id, status }) => `${codeOf(work_center_id)}:${status}`)
      .sort();
  }
}
