import {
  getOrderRecords,
  type saveOrderSuppliers as contract,
  type InputOf,
  type OrderId,
  type OrderSupplier,
} from '@mullion/contracts';
import {
  AppError,
  auditRow,
  systemContext,
  type CallInfo,
  type Committed,
  type ServiceTools,
  type Tx,
} from '@mullion/server-kit';
import { OrderSupplierRepository } from '../order-supplier.repository';
import { suppliersOfOrders } from '../order-suppliers.queries';
import { publishSuppliers } from '../publish-suppliers';
import { SupplierRepository } from '../supplier.repository';

type Body = InputOf<typeof contract>['body'];
interface Order {
  readonly id: number;
  readonly number: string;
}

/**
 * Rows taken off, changed and added, in this order, so that a supplier may be taken off and added again; one that is
 * refused undoes the others.
 * @throws AppError `order.not_found`, `supplier.not_found`, `supplier.named_twice`, `supplier.on_order_already`,
 * `supplier.row_changed`
 *   or `supplier.row_removed` (the first one)
 */
export const saveOrderSuppliers = async (
  tools: ServiceTools,
  call: CallInfo,
  { params, body }: InputOf<typeof contract>,
): Promise<Committed<OrderSupplier[]>> => {
  const { company_id: companyId } = call.context;
  const named = body.order_suppliers.map((row) => row.supplier_id as number);
  if (new Set(named).size < named.length) throw new AppError('supplier.named_twice');
  const order = await findOrder(tools, companyId, params.id);
  return tools.database.transaction(call, async (tx) => {
    const rows = new OrderSupplierRepository(tx, companyId);
    await rows.lock(order.id);
    const before = await suppliersOfOrders(tx, companyId, [order.id]);
    for (const id of body.removed) if (before.some((row) => row.id === id)) await rows.delete(id);
    for (const change of body.changed) await saveChange(rows, before, change, tools.clock.now());
    await addRows(tx, companyId, { order, body, present: before.filter(({ id }) => !body.removed.includes(id)) });
    const after = await suppliersOfOrders(tx, companyId, [order.id]);
    await auditRows(tx, call, order, before, after);
    publishSuppliers(
      tools,
      tx,
      companyId,
      [...before, ...after].map((row) => row.supplier_id),
    );
    return after;
  });
};

const saveChange = async (
  rows: OrderSupplierRepository,
  before: readonly OrderSupplier[],
  { id, version, ...change }: Body['changed'][number],
  now: Date,
): Promise<void> => {
  const row = before.find((one) => one.id === id);
  if (!row) throw new AppError('supplier.row_removed');
  if (version !== undefined && version !== row.version)
    throw new AppError('supplier.row_changed', { title: row.title });
  await rows.update(id, row.version, change, now);
};

const addRows = async (
  tx: Tx,
  companyId: number,
  { order, body, present }: { readonly order: Order; readonly body: Body; readonly present: readonly OrderSupplier[] },
): Promise<void> => {
  const ids = body.order_suppliers.map((row) => row.supplier_id as number);
  const usable = await new SupplierRepository(tx, companyId).usable(ids);
  if (usable.length < ids.length) throw new AppError('supplier.not_found');
  const twice = usable.find(({ id }) => present.some((row) => row.supplier_id === id));
  if (twice) throw new AppError('supplier.on_order_already', { title: twice.title, order: order.number });
  await new OrderSupplierRepository(tx, companyId).add(order.id, body.order_suppliers);
};

const auditRows = async (
  tx: Tx,
  { context }: CallInfo,
  order: Order,
  before: readonly OrderSupplier[],
  after: readonly OrderSupplier[],
): Promise<void> => {
  const ids = new Set([...before, ...after].map(({ id }) => id));
  for (const id of ids) {
    const [was, is] = [before, after].map((rows) => rows.find((row) => row.id === id) ?? null);
    if (was?.version === is?.version) continue;
    const name = `${order.number}, ${(is ?? was)?.title ?? ''}`;
    await auditRow(tx, context, { table: 'order_suppliers', id, name, before: was ?? null, after: is ?? null });
  }
};

/** An order made a moment ago may not have arrived here yet: its owner knows it. */
const findOrder = async ({ database, rpc }: ServiceTools, companyId: number, key: string): Promise<Order> => {
  const known = await new OrderSupplierRepository(database, companyId).order(key);
  if (known) return known;
  const id = /^\d{1,9}$/.test(key) ? Number(key) : 0;
  const asked =
    id > 0
      ? await rpc.ask(getOrderRecords, { order_ids: [id as OrderId] }, { context: systemContext(companyId) })
      : null;
  const [found] = (asked?.orders ?? []).filter((order) => order.company_id === companyId && !order.removed);
  if (!found) throw new AppError('order.not_found', { order: key });
  return found;
};
