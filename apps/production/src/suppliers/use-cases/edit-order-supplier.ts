import type {
  deleteOrderSupplier as deleteContract,
  InputOf,
  OrderSupplier,
  updateOrderSupplier as updateContract,
} from '@mullion/contracts';
import { AppError, auditRow, type CallInfo, type Committed, type ServiceTools, type Tx } from '@mullion/server-kit';
import { OrderSupplierRepository } from '../order-supplier.repository';
import { suppliersOfOrders } from '../order-suppliers.queries';
import { publishSuppliers } from '../publish-suppliers';

/** @throws AppError `not_found`, `conflict` with the row as it is */
export const updateOrderSupplier = (
  tools: ServiceTools,
  call: CallInfo,
  { params, body: { version, ...change } }: InputOf<typeof updateContract>,
): Promise<Committed<OrderSupplier>> =>
  tools.database.transaction(call, async (tx) => {
    const { company_id: companyId } = call.context;
    const { row: before, name } = await locked(tx, companyId, params.id);
    if (version !== undefined && version !== before.version) throw new AppError('conflict', {}, { current: before });
    await new OrderSupplierRepository(tx, companyId).update(params.id, version, change, tools.clock.now());
    const after = (await locked(tx, companyId, params.id)).row;
    await auditRow(tx, call.context, { table: 'order_suppliers', id: params.id, name, before, after });
    publishSuppliers(tools, tx, companyId, [after.supplier_id]);
    return after;
  });

/** @throws AppError `not_found` */
export const deleteOrderSupplier = (
  tools: ServiceTools,
  call: CallInfo,
  { params }: InputOf<typeof deleteContract>,
): Promise<Committed<{ ok: true }>> =>
  tools.database.transaction(call, async (tx) => {
    const { company_id: companyId } = call.context;
    const { row: before, name } = await locked(tx, companyId, params.id);
    await new OrderSupplierRepository(tx, companyId).delete(params.id);
    await auditRow(tx, call.context, { table: 'order_suppliers', id: params.id, name, before, after: null });
    publishSuppliers(tools, tx, companyId, [before.supplier_id]);
    return { ok: true as const };
  });

const locked = async (tx: Tx, companyId: number, id: number): Promise<{ row: OrderSupplier; name: string }> => {
  const rows = new OrderSupplierRepository(tx, companyId);
  const found = await rows.byId(id);
  const row = found && (await suppliersOfOrders(tx, companyId, [found.order_id])).find((one) => one.id === id);
  if (!row) throw new AppError('not_found');
  const order = await rows.order(String(row.order_id));
  return { row, name: `${order?.number ?? row.order_id}, ${row.title}` };
};
