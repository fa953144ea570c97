import {
  orderNumber,
  createOrder,
  deleteOrder,
  deleteOrders,
  getOrder,
  getOrderRecords,
  getManyOrders,
  getOrdersByIds,
  getOrdersToday,
  type InputOf,
  listOrderIds,
  listOrders,
  type OutputOf,
  unpackOrder,
  updateOrder,
  updateOrders,
} from '@mullion/contracts';
import { AppError, type CallInfo, Clock, Database, Handle, Reply, Sagas } from '@mullion/server-kit';
import { Controller } from '@nestjs/common';
import { ImagesQueries } from '../images/images.queries';
import { ProductsQueries } from '../products/products.queries';
import { awaitSaga } from '../saga-answer';
import { StatusRights } from '../status-rights/status-rights.module';
import { CountCache } from './count-cache';
import { toOrder } from './order.mapper';
import { OrdersQueries } from './orders.queries';
import { changeManyOrders } from './use-cases/change-many-orders';
import { beginRemoving, beginUnpacking } from './use-cases/remove-order';
import { createNewOrder, editOrder } from './use-cases/write-order';

type OrdersToday = OutputOf<typeof getOrdersToday>;

const SAGA_MS = 10_000;
/** Facts of these owners are shown in orders, so a reader who has seen their news waits for them here. */
const copiedFrom = ['packing', 'dispatch'] as const;

@Controller()
export class OrdersController {
  private readonly counts = new CountCache<number>();
  private readonly waiting = new CountCache<OrdersToday>();

  constructor(
    private readonly database: Database,
    private readonly sagas: Sagas,
    private readonly statusRights: StatusRights,
    private readonly clock: Clock,
  ) {}

  @Handle(listOrders)
  async list({ query }: InputOf<typeof listOrders>, call: CallInfo) {
    const freshness = await this.database.waitForStamps(call, copiedFrom);
    // Who has just made or deleted orders counts for himself: a remembered total would not know of it.
    const seen = call.stamps.filter((stamp) => stamp.owner === 'orders');
    const page = await new OrdersQueries(this.database, call.context.company_id).page(query, call.context, this.counts, seen);
    return new Reply(page, null, null, freshness === 'stale');
  }

  @Handle(getOrder)
  async get({ params, query }: InputOf<typeof getOrder>, call: CallInfo) {
    const { context } = call;
    const freshness = await this.database.waitForStamps(call, copiedFrom);
    const row = await new OrdersQueries(this.database, context.company_id).stored(params.id);
    const queries = new ProductsQueries(this.database, context.company_id);
    const [products, comment_counts] = await Promise.all([queries.ofOrder(row.id, orderNumber(row)), queries.commentCounts(row.id)]);
    const hashes = [...new Set(products.flatMap((product) => product.image ?? []))];
    const pictures =
      query.with_product_images === 'true' ? { images: await new ImagesQueries(this.database, context.company_id).byHash(hashes) } : {};
    return new Reply({ ...toOrder(row, context), products, comment_counts, ...pictures }, null, null, freshness === 'stale');
  }

  @Handle(listOrderIds)
  ids(query: InputOf<typeof listOrderIds>, { context }: CallInfo) {
    return new OrdersQueries(this.database, context.company_id).ids(query, context);
  }

  @Handle(getManyOrders)
  async many({ query }: InputOf<typeof getManyOrders>, { context }: CallInfo) {
    const orders = await new OrdersQueries(this.database, context.company_id).byIds(query.orders, context);
    if (orders.length !== new Set(query.orders).size) throw new AppError('not_found');
    return { orders };
  }

  @Handle(getOrdersByIds)
  byIds({ ids }: InputOf<typeof getOrdersByIds>, { context }: CallInfo) {
    return new OrdersQueries(this.database, context.company_id).byIds(ids, context);
  }

  @Handle(getOrdersToday)
  today(_input: InputOf<typeof getOrdersToday>, { context }: CallInfo) {
    const today = this.clock.today(context.time_zone);
    return this.waiting.of(`${context.company_id} ${today}`, () => new OrdersQueries(this.database, context.company_id).today(today));
  }

  @Handle(createOrder)
  create({ body }: InputOf<typeof createOrder>, call: CallInfo) {
    return this.database.transaction(call, (tx) => createNewOrder(tx, call.context, body));
  }

  @Handle(updateOrder)
  async update({ params, body }: InputOf<typeof updateOrder>, call: CallInfo) {
    const rights = body.status === undefined ? [] : await this.statusRights.load(call.context);
    return this.database.transaction(call, (tx) => editOrder(tx, call.context, rights, params.id, body));
  }

  @Handle(updateOrders)
  async updateMany({ body }: InputOf<typeof updateOrders>, call: CallInfo) {
    const rights = body.orders.some((order) => order.status !== undefined) ? await this.statusRights.load(call.context) : [];
    const options = { today: this.clock.today(call.context.time_zone), each: body.each };
    return this.database.transaction(call, (tx) => changeManyOrders(tx, call.context, rights, body.orders, options));
  }

  @Handle(deleteOrder)
  remove({ params }: InputOf<typeof deleteOrder>, call: CallInfo) {
    return this.removeAll([params.id], call);
  }

  @Handle(deleteOrders)
  removeMany({ query, body }: InputOf<typeof deleteOrders>, call: CallInfo) {
    const ids = [...(query.orders ?? []), ...(body.orders ?? [])];
    if (ids.length === 0) throw new AppError('invalid', {}, { errors: [{ path: 'body.orders', code: 'too_small' }] });
    return this.removeAll(ids, call);
  }

  @Handle(unpackOrder)
  async unpack({ params }: InputOf<typeof unpackOrder>, call: CallInfo) {
    const { context } = call;
    const begun = await this.database.transaction(call, (tx) => beginUnpacking(tx, this.sagas, context, params.id));
    if (begun.data !== null) await awaitSaga(this.sagas, begun.data, SAGA_MS, { id: params.id });
    return toOrder(await new OrdersQueries(this.database, context.company_id).stored(params.id), context);
  }

  @Handle(getOrderRecords)
  async records(input: InputOf<typeof getOrderRecords>, call: CallInfo) {
    const orders = await new OrdersQueries(this.database, call.context.company_id).records(input);
    const products = await new ProductsQueries(this.database, call.context.company_id).recordsOfOrders(orders.map((order) => order.id));
    return { orders, products };
  }

  private async removeAll(ids: readonly number[], call: CallInfo) {
    const begun = await this.database.transaction(call, (tx) => beginRemoving(tx, this.sagas, call.context, ids));
    await Promise.all(begun.data.map((saga, at) => awaitSaga(this.sagas, saga, SAGA_MS, { id: ids[at] ?? 0 })));
    return { ok: true as const };
  }
}
