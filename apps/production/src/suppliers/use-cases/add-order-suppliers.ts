import { getOrderRecords, type addOrderSuppliers as contract, type InputOf, type OrderId, type OrderSupplier } from '@mullion/contracts';
import { AppError, auditRow, systemContext, type CallInfo, type Committed, type ServiceTools } from '@mullion/server-kit';
import { OrderSupplierRepository } from '../order-supplier.repository';
import { suppliersOfOrders } from '../order-suppliers.queries';
import { publishSuppliers } from '../publish-suppliers';
import { SupplierRepository } from '../supplier.repository';

/** @throws AppError `order.not_found`, `supplier.not_found`, `supplier.named_twice`, `supplier.on_order_already` (the first one) */
export const addOrderSuppliers = async (
  tools: ServiceTools,
  call: CallInfo,
  { params, body: { order_suppliers: rows } }: InputOf<typeof contract>,
): Promise<Committed<OrderSupplier[]>> => {
  const { company_id: companyId } = call.context;
  const ids = rows.map((row) => row.supplier_id as number);
  if (new Set(ids).size < ids.length) throw new AppError('supplier.named_twice');
  const order = await findOrder(tools, companyId, params.id);
  return tools.database.transaction(call, async (tx) => {
    const orderSuppliers = new OrderSupplierRepository(tx, companyId);
    const usable = await new SupplierRepository(tx, companyId).usable(ids);
    if (usable.length < ids.length) throw new AppError('supplier.not_found');
    const present = await orderSuppliers.suppliersOn(order.id);
    const twice = usable.find(({ id }) => present.includes(id));
    if (twice) throw new AppError('supplier.on_order_already', { title: twice.title, order: order.number });
    const made = await orderSuppliers.add(order.id, rows);
    const all = await suppliersOfOrders(tx, companyId, [order.id]);
    for (const after of all.filter(({ id }) => made.includes(id)))
      await auditRow(tx, call.context, {
        table: 'order_suppliers',
        id: after.id,
        name: `${order.number}, ${after.title}`,
        before: null,
        after,
      });
    publishSuppliers(tools, tx, companyId, ids);
    return all;
  });
};

/** An order made a moment ago may not have arrived here yet: its owner knows it. */
const findOrder = async ({ database, rpc }: ServiceTools, companyId: number, key: string): Promise<{ id: number; number: string }> => {
  const known = await new OrderSupplierRepository(database, companyId).order(key);
  if (known) return known;
  const id = /^\d{1,9}$/.test(key) ? Number(key) : 0;
  const asked = id > 0 ? await rpc.ask(getOrderRecords, { order_ids: [id as OrderId] }, { context: systemContext(companyId) }) : null;
  const [found] = (asked?.orders ?? []).filter((order) => order.company_id === companyId && !order.removed);
  if (!found) throw new AppError('order.not_found', { order: key });
  return found;
};
