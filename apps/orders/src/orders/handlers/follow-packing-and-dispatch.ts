import { type EventOf, placementsChanged, productStatus, truckChanged, truckLeft, truckRecalled } from '@mullion/contracts';
import { On, type Tx } from '@mullion/server-kit';
import { Injectable } from '@nestjs/common';
import { type MovedBy, recordStatusChanges } from '../../record-status-changes';
import { ProductRepository, recordProducts, type StoredProduct } from '../../products/product-rows.module';
import { OrderRepository } from '../order.repository';
import { lateLoading, loadingOf } from '../rules/loading';
import { TruckCopyRepository } from '../truck-copy.repository';
import { followProductsOfOrders } from '../use-cases/follow-products-of-orders';

type Departure = { readonly order_id: number; readonly product_ids: readonly number[] }[];
type Next = { status: number; status_before_loading: number | null; departed_truck_id: number | null };

/** Keeps pallet, truck and the statuses that follow them; history names the person who scanned or confirmed. */
@Injectable()
export class FollowPackingAndDispatch {
  /** Places and scans: product 13 when loaded and back when that is undone, order 13 and pal_status from all of them. */
  @On(placementsChanged)
  async placements({ company_id: companyId, data }: EventOf<typeof placementsChanged>, tx: Tx): Promise<void> {
    const orders = await new OrderRepository(tx, companyId).lockMany([data.order_id]);
    const products = new ProductRepository(tx, companyId);
    const stored = new Map((await products.lockOfOrders(orders.map((order) => order.id))).map((product) => [product.id, product]));
    const news = data.placements.filter((placement) => {
      const known = stored.get(placement.product_id);
      return known !== undefined && placement.version > known.placement_version;
    });
    await products.setPlacements(news.map(({ product_id: id, ...rest }) => ({ id, ...rest })));
    const by = { userId: data.user_id, userName: '' };
    const late = news.flatMap(({ product_id, loaded_at }) => lateLoading(stored.get(product_id) as StoredProduct, loaded_at !== null));
    await recordStatusChanges(tx, companyId, 'products', late, by);
    await this.move(tx, companyId, by, (change) => {
      for (const { product_id: id, loaded_at } of news) {
        const product = stored.get(id) as StoredProduct;
        change(product, { departed_truck_id: product.departed_truck_id, ...loadingOf(product, loaded_at !== null) });
      }
    });
    await followProductsOfOrders(tx, orders, by);
  }

  @On(truckChanged)
  async truck({ company_id: companyId, data: { truck } }: EventOf<typeof truckChanged>, tx: Tx): Promise<void> {
    if (!(await new TruckCopyRepository(tx, companyId).takeVersion(truck.id, truck.version))) return;
    await new OrderRepository(tx, companyId).setTruck(truck.id, truck.removed ? [] : truck.order_ids);
  }

  /** Products 14, orders 14 when all their products have left, pal_status 3. */
  @On(truckLeft)
  async left({ company_id: companyId, data }: EventOf<typeof truckLeft>, tx: Tx): Promise<void> {
    if (!(await new TruckCopyRepository(tx, companyId).takeDeparture(data.truck.id, data.departure))) return;
    await this.onTruck(tx, companyId, data.orders, { userId: data.user_id, userName: '' }, false, (product) => ({
      status: Math.max(product.status, productStatus.dispatched),
      // The news that it was loaded may still be under way.
      status_before_loading: product.status < productStatus.loaded ? product.status : product.status_before_loading,
      departed_truck_id: data.truck.id,
    }));
  }

  /** The departure is taken back: products and orders 13, pal_status 2. */
  @On(truckRecalled)
  async recalled({ company_id: companyId, data }: EventOf<typeof truckRecalled>, tx: Tx): Promise<void> {
    if (!(await new TruckCopyRepository(tx, companyId).takeRecall(data.truck.id, data.departure))) return;
    await this.onTruck(tx, companyId, data.orders, { userId: data.user_id, userName: '' }, true, (product) =>
      product.departed_truck_id !== data.truck.id
        ? null
        : {
            status: product.status === productStatus.dispatched ? productStatus.loaded : product.status,
            status_before_loading: product.status_before_loading,
            departed_truck_id: null,
          },
    );
  }

  private async onTruck(
    tx: Tx,
    companyId: number,
    departure: Departure,
    by: MovedBy,
    recalled: boolean,
    next: (product: StoredProduct) => Next | null,
  ): Promise<void> {
    const orders = await new OrderRepository(tx, companyId).lockMany(departure.map((part) => part.order_id));
    const wanted = new Set(departure.flatMap((part) => part.product_ids));
    const products = await new ProductRepository(tx, companyId).lockOfOrders(orders.map((order) => order.id));
    await this.move(tx, companyId, by, (change) => {
      for (const product of products) {
        const moved = wanted.has(product.id) ? next(product) : null;
        if (moved) change(product, moved);
      }
    });
    await followProductsOfOrders(tx, orders, by, { recalled });
  }

  /** Writes the products whose statuses move, with history and news. */
  private async move(
    tx: Tx,
    companyId: number,
    by: MovedBy,
    collect: (change: (product: StoredProduct, next: Next) => void) => void,
  ): Promise<void> {
    const before = new Map<number, number>();
    const changes: Parameters<ProductRepository['setStatuses']>[0][number][] = [];
    collect((product, next) => {
      const same = (Object.keys(next) as (keyof Next)[]).every((name) => next[name] === product[name]);
      if (same) return;
      before.set(product.id, product.status);
      changes.push({ id: product.id, completion_date: product.completion_date, ...next });
    });
    const rows = await new ProductRepository(tx, companyId).setStatuses(changes);
    const moves = rows.map((row) => ({ rowId: row.id, before: before.get(row.id) ?? row.status, after: row.status }));
    await recordStatusChanges(tx, companyId, 'products', moves, by);
    await recordProducts(tx, companyId, rows);
  }
}
