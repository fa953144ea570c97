import {
  addOperations,
  completeOperations,
  listOrderOperations,
  orderChanged,
  productionProgressed,
  productsChanged,
  reportOperationProblem,
  returnOperations,
  startOperations,
  undoOperations,
  type OrderRecord,
} from '@mullion/contracts';
import { bootForTest, people, type TestService } from '@mullion/server-testing';
import { dataSourceOptions } from '../data-source';
import { ProductionModule } from '../production.module';
import { makeCenters, saveWindowRules, type CenterOfChain } from './center-chain';
import { orderRecordOf, productRecordOf } from './records';

const worker = people.worker();
/** Each work center, whether it prepares, and after whom; the rules send a window through all but the last. */
const route: readonly CenterOfChain[] = [
  { code: '10', preperation: true, before: [] },
  { code: '40', before: ['10'] },
  { code: '50', before: ['40'] },
  { code: '80', before: ['50'] },
];

/** The production service with four work centers of company 1, and what people do there. */
export class FloorWorld {
  centers: Record<string, number> = {};
  private nextOrder = 1;

  private constructor(readonly production: TestService) {}

  static async open(): Promise<FloorWorld> {
    const world = new FloorWorld(
      await bootForTest({ name: 'production', module: ProductionModule, dataSource: dataSourceOptions }),
    );
    await world.furnish();
    return world;
  }
  close(): Promise<void> {
    return this.production.world.close();
  }

  private async furnish(): Promise<void> {
    const { production } = this;
    this.centers = await makeCenters(production, route);
    const { centers } = this;
    await saveWindowRules(production, [
      { center: centers['10'], minutes: 4, unit: 'piece' },
      { center: centers['40'], minutes: 9, unit: 'm2' },
      { center: centers['50'], minutes: null, unit: 'piece' },
    ]);
  }

  /** An order with so many products and their operations by the rules. */
  async prepared(count = 1): Promise<{ orderId: number; products: number[] }> {
    const orderId = this.nextOrder++;
    return { orderId, products: await this.prepare(orderRecordOf(orderId), count) };
  }
  /** The same of an order that is known. */
  async prepare(order: OrderRecord, count: number): Promise<number[]> {
    const orderId: number = order.id;
    const products = Array.from({ length: count }, (_value, at) => orderId * 100 + at);
    await this.production.receive(orderChanged, 1, { order });
    const records = products.map((id) => productRecordOf(id, orderId));
    await this.production.receive(productsChanged, 1, { order_id: orderId as never, products: records });
    await this.production
      .api(addOperations)
      .as(people.admin())
      .ok({ params: {}, query: {}, body: { orders: [orderId as never] } });
    return products;
  }

  complete(code: string, products: readonly number[], as = worker, action_id?: string) {
    const input = { params: { id: this.centers[code] }, query: {}, body: { products: products as never, action_id } };
    return this.production.api(completeOperations).as(as).send(input);
  }
  start(code: string, products: readonly number[]) {
    const input = { params: { id: this.centers[code] }, query: {}, body: { products: products as never } };
    return this.production.api(startOperations).as(worker).send(input);
  }
  problem(code: string, products: readonly number[], comment = 'Įtrūkęs rėmas') {
    const input = {
      params: { id: this.centers[code] },
      query: {},
      body: { products: products as never, comment, reason: 'profile' as const },
    };
    return this.production.api(reportOperationProblem).as(worker).send(input);
  }
  sendBack(from: string, to: string, products: readonly number[], comment = 'Ne ta spalva') {
    const body = { products: products as never, return_to: this.centers[to] as never, comment };
    return this.production
      .api(returnOperations)
      .as(worker)
      .send({ params: { id: this.centers[from] }, query: {}, body });
  }
  undo(action_id: string, as = worker) {
    return this.production.api(undoOperations).as(as).send({ params: {}, query: {}, body: { action_id } });
  }

  async operationsOf(orderId: number) {
    const input = { params: {}, query: { orders: String(orderId) } };
    return (await this.production.api(listOrderOperations).as(worker).ok(input)).orders[0]!.operations;
  }
  codeOf(center: number): string {
    return Object.entries(this.centers).find(([, id]) => id === center)?.[0] ?? '';
  }
  /** `center/round:status` of each operation that counts. */
  async statesOf(orderId: number): Promise<string[]> {
    return (await this.operationsOf(orderId))
      .map(({ work_center_id, round, status }) => `${this.codeOf(work_center_id)}/${round}:${status}`)
      .sort();
  }
  async kindsOf(orderId: number): Promise<string[]> {
    const rows = await this.production.sql<{ kind: string }>(
      'SELECT kind FROM operation_event WHERE order_id = $1 ORDER BY id',
      [orderId],
    );
    return rows.map(({ kind }) => kind);
  }
  async progressOf(orderId: number) {
    const events = await this.production.recorded(productionProgressed);
    return events.map(({ data }) => data).filter(({ order_id }) => order_id === (orderId as never));
  }
}
