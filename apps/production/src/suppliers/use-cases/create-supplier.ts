import type { createSupplier as contract, InputOf, Supplier } from '@mullion/contracts';
import { auditRow, type CallInfo, type Committed, type ServiceTools } from '@mullion/server-kit';
import { publishSuppliers } from '../publish-suppliers';
import { numberShown } from '../rules/number-shown';
import { SupplierRepository } from '../supplier.repository';
import { suppliersOf } from '../suppliers.queries';

/** A new supplier is shown after the others. @throws AppError `supplier.title_taken` */
export const createSupplier = (
  tools: ServiceTools,
  call: CallInfo,
  { body }: InputOf<typeof contract>,
): Promise<Committed<Supplier>> =>
  tools.database.transaction(call, async (tx) => {
    const { company_id: companyId } = call.context;
    const suppliers = new SupplierRepository(tx, companyId);
    const { id } = await suppliers.create(body);
    await suppliers.lockShown();
    const shown = await suppliers.shown();
    await suppliers.saveShown(numberShown([...shown, { supplier_id: id, order_number: shown.length }]));
    await auditRow(tx, call.context, { table: 'suppliers', id, name: body.title, before: null, after: body });
    publishSuppliers(tools, tx, companyId, [id]);
    const [created] = await suppliersOf(tx, companyId, id);
    return created as Supplier;
  });
