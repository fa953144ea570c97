import { type EventOf, placementsChanged, productionProgressed, truckLeft, truckRecalled } from '@mullion/contracts';
import { On, type Tx } from '@mullion/server-kit';
import { Injectable } from '@nestjs/common';
import {
  changeFacts,
  ProductRepository,
  type StoredProduct,
  takeDeparture,
  takePlacement,
  takeProduction,
  takeRecall,
} from '../../products/product-rows.module';
import { OrderRepository } from '../order.repository';
import { TruckCopyRepository } from '../truck-copy.repository';
import { followProductsOfOrders } from '../use-cases/follow-products-of-orders';

type Departure = readonly { readonly order_id: number; readonly product_ids: readonly number[] }[];
/** What is told of each product, by id. */
type Told = ReadonlyMap<number, (product: StoredProduct) => StoredProduct>;

/** Keeps what packing, dispatch and production tell as facts; statuses are derived from them. History names the person who did it. */
@Injectable()
export class FollowPackingAndDispatch {
  /** Places and scans. */
  @On(placementsChanged)
  placements({ company_id: companyId, data }: EventOf<typeof placementsChanged>, tx: Tx): Promise<void> {
    const told: Told = new Map(data.placements.map((placement) => [placement.product_id, (product) => takePlacement(product, placement)]));
    return this.take(tx, companyId, data.user_id, [data.order_id], told);
  }

  @On(truckLeft)
  async left({ company_id: companyId, data }: EventOf<typeof truckLeft>, tx: Tx): Promise<void> {
    if (!(await new TruckCopyRepository(tx, companyId).takeDeparture(data.truck_id, data.departure))) return;
    const departure = { truckId: data.truck_id, departure: data.departure, at: data.departed_at };
    await this.ofTruck(tx, companyId, data, (product) => takeDeparture(product, departure));
  }

  /** The departure is taken back: everything as it was before it. */
  @On(truckRecalled)
  async recalled({ company_id: companyId, data }: EventOf<typeof truckRecalled>, tx: Tx): Promise<void> {
    await new TruckCopyRepository(tx, companyId).takeRecall(data.truck_id, data.departure);
    const recall = { truckId: data.truck_id, departure: data.departure };
    await this.ofTruck(tx, companyId, data, (product) => takeRecall(product, recall));
  }

  /** Operations begun and complete. */
  @On(productionProgressed)
  async progressed({ company_id: companyId, data }: EventOf<typeof productionProgressed>, tx: Tx): Promise<void> {
    const orders = new OrderRepository(tx, companyId);
    if (data.order !== null) {
      await orders.lockMany([data.order_id]);
      await orders.takePreparation(data.order_id, data.order);
    }
    const told: Told = new Map(data.products.map((news) => [news.product_id, (product) => takeProduction(product, news)]));
    await this.take(tx, companyId, data.user_id, [data.order_id], told);
  }

  private ofTruck(
    tx: Tx,
    companyId: number,
    { orders, user_id: userId }: { readonly orders: Departure; readonly user_id: number | null },
    next: (product: StoredProduct) => StoredProduct,
  ): Promise<void> {
    const told: Told = new Map(orders.flatMap((part) => part.product_ids).map((id) => [id, next]));
    return this.take(
      tx,
      companyId,
      userId,
      orders.map((part) => part.order_id),
      told,
    );
  }

  private async take(tx: Tx, companyId: number, userId: number | null, orderIds: readonly number[], told: Told): Promise<void> {
    const orders = await new OrderRepository(tx, companyId).lockMany(orderIds);
    const products = await new ProductRepository(tx, companyId).lockMany([...told.keys()]);
    const known = new Set(orders.map((order) => order.id));
    const changes = products
      .filter((product) => known.has(product.order_id))
      .map((before) => ({ before, now: told.get(before.id)?.(before) ?? before }));
    const by = { userId, userName: '' };
    await changeFacts(tx, companyId, by, changes);
    // A truck that is no longer gone: what an order's products add up to says whether the order still is.
    const recalled = changes.some(({ before, now }) => before.departed_truck_id !== null && now.departed_truck_id === null);
    await followProductsOfOrders(tx, orders, by, { recalled });
  }
}
