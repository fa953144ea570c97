import { hasRight, type InputOf, type KeptMapping, type RequestContext, type routes } from '@mullion/contracts';
import { AppError, auditRow, type CallInfo, type Committed, type ServiceTools, type Tx } from '@mullion/server-kit';
import { customerFacts } from '../../customers/customers.queries';
import { ImportMappingRepository } from '../import-mapping.repository';

interface Edit {
  readonly before: KeptMapping | null;
  readonly after: KeptMapping | null;
}

const shown = ({ name, customer, mapping }: KeptMapping): object => ({
  name,
  customer,
  mapping: JSON.stringify(mapping),
});

const auditMapping = (tx: Tx, context: RequestContext, { before, after }: Edit): Promise<void> => {
  const row = after ?? before;
  if (row === null) return Promise.resolve();
  return auditRow(tx, context, {
    table: 'import_mappings',
    id: row.id,
    name: row.name,
    before: before && shown(before),
    after: after && shown(after),
  });
};

/** Keeps a mapping under its name. @throws AppError `forbidden`, `order.foreign_customer` */
export const saveMapping = (
  { database }: ServiceTools,
  call: CallInfo,
  { name, customer_id, mapping }: InputOf<typeof routes.saveImportMapping>['body'],
): Promise<Committed<KeptMapping>> =>
  database.transaction(call, async (tx) => {
    const { context } = call;
    // the answer names the customer, as a customer is chosen for a file by those who may see customers
    if (customer_id !== null && !hasRight(context, 'CA_NEW')) throw new AppError('forbidden');
    await customerFacts(tx, context.company_id, { customer_id, contact_id: null, delivery_address_id: null });
    const mappings = new ImportMappingRepository(tx, context.company_id);
    const before = await mappings.byName(name);
    const after = await mappings.save({ name, customer_id, mapping });
    await auditMapping(tx, context, { before, after });
    return after;
  });

/** @throws AppError `not_found` */
export const deleteMapping = (
  { database }: ServiceTools,
  call: CallInfo,
  id: number,
): Promise<Committed<{ ok: true }>> =>
  database.transaction(call, async (tx) => {
    const before = await new ImportMappingRepository(tx, call.context.company_id).delete(id);
    await auditMapping(tx, call.context, { before, after: null });
    return { ok: true };
  });
