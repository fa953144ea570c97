import type { InputOf, saveShowingSuppliers as contract, ShowingSupplier } from '@mullion/contracts';
import { AppError, auditRow, type CallInfo, type Committed, type ServiceTools } from '@mullion/server-kit';
import { publishSuppliers } from '../publish-suppliers';
import { numberShown } from '../rules/number-shown';
import { SupplierRepository } from '../supplier.repository';
import { showingSuppliers } from '../suppliers.queries';

/** Replaces what the company shows. @throws AppError `supplier.not_found`, `supplier.named_twice` */
export const showSuppliers = (
  tools: ServiceTools,
  call: CallInfo,
  { body }: InputOf<typeof contract>,
): Promise<Committed<ShowingSupplier[]>> =>
  tools.database.transaction(call, async (tx) => {
    const { company_id: companyId } = call.context;
    const ids = body.suppliers.map((one) => one.supplier_id as number);
    if (new Set(ids).size < ids.length) throw new AppError('supplier.named_twice');
    const suppliers = new SupplierRepository(tx, companyId);
    await suppliers.lockShown();
    if ((await suppliers.usable(ids)).length < ids.length) throw new AppError('supplier.not_found');
    const before = await showingSuppliers(tx, companyId);
    await suppliers.saveShown(numberShown(body.suppliers));
    const after = await showingSuppliers(tx, companyId);
    const titles = (shown: readonly ShowingSupplier[]) => ({ shown: shown.map(({ title }) => title).join(', ') });
    await auditRow(tx, call.context, {
      table: 'suppliers',
      id: companyId,
      name: null,
      before: titles(before),
      after: titles(after),
    });
    publishSuppliers(tools, tx, companyId, [...ids, ...before.map((one) => one.supplier_id)]);
    return after;
  });
