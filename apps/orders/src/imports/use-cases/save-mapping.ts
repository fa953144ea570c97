import type { InputOf, KeptMapping, RequestContext, routes } from '@mullion/contracts';
import { AppError, auditRow, type CallInfo, type Committed, type ServiceTools, type Tx } from '@mullion/server-kit';
import { customerFacts } from '../../customers/customers.queries';
import { ImportMappingRepository } from '../import-mapping.repository';
import { maySeeMappingsOfCustomers } from './chosen-mapping';

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

type Wanted = InputOf<typeof routes.saveImportMapping>['body'];

/**
 * Keeps a mapping under its name, of a customer only for who may see customers.
 * @throws AppError `forbidden`, `order.foreign_customer`, `import.too_many_mappings`
 */
export const keepMapping = async (tx: Tx, context: RequestContext, wanted: Wanted): Promise<KeptMapping> => {
  const { name, customer_id } = wanted;
  const mappings = new ImportMappingRepository(tx, context.company_id);
  const before = await mappings.byName(name);
  const isOfCustomer = customer_id !== null || (before !== null && before.customer_id !== null);
  if (isOfCustomer && !maySeeMappingsOfCustomers(context)) throw new AppError('forbidden');
  await customerFacts(tx, context.company_id, { customer_id, contact_id: null, delivery_address_id: null });
  const after = await mappings.save(wanted);
  await auditMapping(tx, context, { before, after });
  return after;
};

export const saveMapping = (
  { database }: ServiceTools,
  call: CallInfo,
  wanted: Wanted,
): Promise<Committed<KeptMapping>> => database.transaction(call, (tx) => keepMapping(tx, call.context, wanted));

/** One that whoever asks may know of. @throws AppError `not_found` */
const knownMapping = async (mappings: ImportMappingRepository, context: RequestContext, id: number) => {
  const known = await mappings.byId(id);
  if (known === null || (known.customer_id !== null && !maySeeMappingsOfCustomers(context)))
    throw new AppError('not_found');
  return known;
};

/** @throws AppError `not_found`, `import.mapping_name_taken` */
export const renameMapping = (
  { database }: ServiceTools,
  call: CallInfo,
  id: number,
  name: string,
): Promise<Committed<KeptMapping>> =>
  database.transaction(call, async (tx) => {
    const mappings = new ImportMappingRepository(tx, call.context.company_id);
    const before = await knownMapping(mappings, call.context, id);
    const after = await mappings.rename(id, name);
    if (after === null) throw new AppError('not_found');
    if (after.name !== before.name) await auditMapping(tx, call.context, { before, after });
    return after;
  });

/** @throws AppError `not_found` */
export const deleteMapping = (
  { database }: ServiceTools,
  call: CallInfo,
  id: number,
): Promise<Committed<{ ok: true }>> =>
  database.transaction(call, async (tx) => {
    const mappings = new ImportMappingRepository(tx, call.context.company_id);
    const before = await knownMapping(mappings, call.context, id);
    await mappings.delete(id);
    await auditMapping(tx, call.context, { before, after: null });
    return { ok: true };
  });
