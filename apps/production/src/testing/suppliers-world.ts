import {
  saveOrderSuppliers,
  createSupplier,
  deleteSupplier,
  getOrderRecords,
  listOrderSuppliers,
  listShowingSuppliers,
  listSuppliers,
  orderChanged,
  saveShowingSuppliers,
  updateOrderSupplier,
  type RequestContext,
} from '@mullion/contracts';
import { bootForTest, people, type TestService } from '@mullion/server-testing';
import { dataSourceOptions } from '../data-source';
import { ProductionModule } from '../production.module';
import { orderRecordOf } from './records';

/** Production with orders 1 to 3 in preparation and 4 whose status is 14; orders below 900 are known to their owner. */
export const openSuppliers = async () => {
  const production = await bootForTest({ name: 'production', module: ProductionModule, dataSource: dataSourceOptions });
  production.world.answer(getOrderRecords, ({ order_ids = [] }) => ({
    orders: order_ids.filter((id) => id < 900).map((id) => orderRecordOf(id)),
    products: [],
  }));
  const [row] = (await production.sql(
    `INSERT INTO supplier (title, short_title) VALUES ('Sandarikliai', 'SAN') RETURNING id`,
  )) as unknown as { id: number }[];
  for (const id of [1, 2, 3]) await production.receive(orderChanged, 1, { order: orderRecordOf(id) });
  await production.receive(orderChanged, 1, { order: orderRecordOf(4, { status: 14 }) });
  return { production, shared: row?.id ?? 0, ...callsOf(production) };
};
export type SuppliersWorld = Awaited<ReturnType<typeof openSuppliers>>;

/** Somebody of another company who may change suppliers. */
export const stranger = { ...people.stranger(), type: 1 as const };

const callsOf = (production: TestService) => {
  const create = (title: string, as: RequestContext = people.admin()) =>
    production
      .api(createSupplier)
      .as(as)
      .send({ body: { title, short_title: title.slice(0, 3).toUpperCase() } });
  return {
    create,
    idOf: async (title: string, as?: RequestContext): Promise<number> => (await create(title, as)).body.id,
    remove: (id: number, as: RequestContext = people.admin()) =>
      production.api(deleteSupplier).as(as).send({ params: { id } }),
    list: (as: RequestContext = people.planner()) => production.api(listSuppliers).as(as).ok(),
    showing: async (as: RequestContext = people.planner()) =>
      (await production.api(listShowingSuppliers).as(as).ok()).map(({ supplier_id, order_number }) => [
        supplier_id,
        order_number,
      ]),
    show: (pairs: readonly (readonly [number, number | null])[], as: RequestContext = people.admin()) =>
      production
        .api(saveShowingSuppliers)
        .as(as)
        .send({
          body: { suppliers: pairs.map(([supplier_id, order_number]) => ({ supplier_id, order_number })) } as never,
        }),
    add: (key: number | string, rows: readonly object[], as: RequestContext = people.admin()) =>
      production
        .api(saveOrderSuppliers)
        .as(as)
        .send({ params: { id: String(key) }, body: { order_suppliers: rows } as never }),
    change: (id: number, body: object, as: RequestContext = people.admin()) =>
      production.api(updateOrderSupplier).as(as).send({ params: { id }, body }),
    of: (key: number | string, as: RequestContext = people.planner()) =>
      production
        .api(listOrderSuppliers)
        .as(as)
        .send({ params: { id: String(key) } }),
  };
};
