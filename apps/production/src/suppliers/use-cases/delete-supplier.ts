import type { deleteSupplier as contract, InputOf } from '@mullion/contracts';
import { AppError, auditRow, type CallInfo, type Committed, type ServiceTools } from '@mullion/server-kit';
import { publishSuppliers } from '../publish-suppliers';
import { numberShown } from '../rules/number-shown';
import { SupplierRepository } from '../supplier.repository';

/**
 * Deletes a supplier of the company with what orders wait for from it.
 * @throws AppError `not_found`, `supplier.shared`
 */
export const deleteSupplier = (
  tools: ServiceTools,
  call: CallInfo,
  { params }: InputOf<typeof contract>,
): Promise<Committed<{ ok: true }>> =>
  tools.database.transaction(call, async (tx) => {
    const suppliers = new SupplierRepository(tx, call.context.company_id);
    await suppliers.lockShown();
    const [found] = await suppliers.usable([params.id]);
    if (found?.company_id === null) throw new AppError('supplier.shared', { title: found.title });
    const { title, short_title } = await suppliers.delete(params.id);
    await suppliers.saveShown(numberShown(await suppliers.shown()));
    await auditRow(tx, call.context, {
      table: 'suppliers',
      id: params.id,
      name: title,
      before: { title, short_title },
      after: null,
    });
    publishSuppliers(tools, tx, call.context.company_id, [params.id]);
    return { ok: true as const };
  });
