import { listProductionOrders, type OrderRecord } from '@mullion/contracts';
import { people } from '@mullion/server-testing';
import { FloorWorld } from './floor-world';
import { orderRecordOf } from './records';

/** An order in production with all that the production page shows of it. */
export const producedOrder = (id: number, over: object = {}): OrderRecord =>
  orderRecordOf(id, {
    status: 6,
    production_id: `26-${String(id).padStart(4, '0')}`,
    area: 4.25,
    completion_date: '2026-11-25',
    product_type: 'Langas',
    wood_type: 'Pušis',
    paint_type: 'RAL 9016',
    element_count: 4,
    spross_count: 2,
    manager: 'vadyba@langai.test',
    ...over,
  });

/** A floor and its production page. */
export class ProductionList {
  private constructor(readonly floor: FloorWorld) {}

  static async open(): Promise<ProductionList> {
    return new ProductionList(await FloorWorld.open());
  }
  close(): Promise<void> {
    return this.floor.close();
  }
  get production() {
    return this.floor.production;
  }
  get centers() {
    return this.floor.centers;
  }

  /** An order in production with so many products and their operations. */
  order(id: number, count: number, over: object = {}): Promise<number[]> {
    return this.floor.prepare(producedOrder(id, over), count);
  }
  listed(query: Record<string, unknown> = {}, as = people.worker()) {
    return this.production.api(listProductionOrders).as(as).ok({ params: {}, query });
  }
  /** The boxes of an order by the codes of their work centers. */
  async boxesOf(number: string) {
    const { boxes } = (await this.listed()).orders.find((one) => one.number === number)!;
    return Object.fromEntries(boxes.map((box) => [this.floor.codeOf(box.work_center_id), box]));
  }
}
