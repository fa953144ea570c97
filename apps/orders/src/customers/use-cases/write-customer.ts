import type { createCustomer, Customer, InputOf, RequestContext, updateCustomer } from '@mullion/contracts';
import { AppError, type Tx } from '@mullion/server-kit';
import { OrderRepository, recordOrder } from '../../orders/order-rows.module';
import { auditCustomer } from '../audit-customer';
import type { StoredCustomer } from '../customer';
import { toCustomer } from '../customer.mapper';
import { CustomerRepository, type CustomerSet } from '../customer.repository';
import { recordCustomer } from '../record-customer';
import { changedColumns } from '../rules/changed-columns';

type NewFields = InputOf<typeof createCustomer>['body'];
type Fields = InputOf<typeof updateCustomer>['body'];

/** What packing calls the chosen type; absent when the type is not changed. */
export type PackingTypeName = string | null | undefined;

const columns = (fields: Omit<Fields, 'version'>, packingTypeName: PackingTypeName): CustomerSet => {
  const { main_address, default_delivery_address, pref_packing_type, ...texts } = fields;
  return {
    ...texts,
    main_address_id: main_address,
    default_delivery_address_id: default_delivery_address,
    pref_packing_type_id: pref_packing_type,
    pref_packing_type_name: packingTypeName,
  } as CustomerSet;
};
const withoutEmpty = (set: CustomerSet): CustomerSet =>
  Object.fromEntries(Object.entries(set).map(([name, value]) => [name, value === '' ? null : value]));

/** @throws AppError `customer.name_taken` */
export const createNewCustomer = async (
  tx: Tx,
  context: RequestContext,
  fields: NewFields,
  packingTypeName: PackingTypeName,
): Promise<Customer> => {
  const set = withoutEmpty(columns(fields, packingTypeName));
  const row = await new CustomerRepository(tx, context.company_id).create({ ...set, name: fields.name });
  const customer = toCustomer(row, new Map());
  await recordCustomer(tx, row);
  await auditCustomer(tx, context, 'customers', { before: null, after: customer });
  return customer;
};

/**
 * Edits a customer; orders that have not left follow its name.
 * @throws AppError `not_found`, `conflict` with the current state, `customer.foreign_address`, `customer.name_taken`
 */
export const editCustomer = async (
  tx: Tx,
  context: RequestContext,
  id: number,
  { version, ...fields }: Fields,
  packingTypeName: PackingTypeName,
): Promise<Customer> => {
  const customers = new CustomerRepository(tx, context.company_id);
  const stored = await customers.lockForChange(id);
  const addresses = new Map((await customers.addressesOf([id])).map((address) => [address.id, address]));
  const before = toCustomer(stored, addresses);
  if (version !== undefined && version !== stored.version) throw new AppError('conflict', {}, { current: before });
  const set: CustomerSet = changedColumns<StoredCustomer>(stored, columns(fields, packingTypeName));
  for (const address of [set.main_address_id, set.default_delivery_address_id])
    if (typeof address === 'number' && !addresses.has(address)) throw new AppError('customer.foreign_address');
  if (Object.keys(set).length === 0) return before;
  const row = await customers.update(id, set);
  const after = toCustomer(row, addresses);
  if (set.name !== undefined)
    for (const order of await new OrderRepository(tx, context.company_id).renameCustomer(id, row.name)) await recordOrder(tx, order);
  await recordCustomer(tx, row);
  await auditCustomer(tx, context, 'customers', { before, after });
  return after;
};

/** Deletes a customer with its contacts and addresses. @throws AppError `not_found`, `customer.has_orders` */
export const removeCustomer = async (tx: Tx, context: RequestContext, id: number): Promise<{ ok: true }> => {
  const customers = new CustomerRepository(tx, context.company_id);
  await customers.lockForChange(id);
  if (await new OrderRepository(tx, context.company_id).anyOf(id)) throw new AppError('customer.has_orders');
  const addresses = new Map((await customers.addressesOf([id])).map((address) => [address.id, address]));
  const gone = await customers.delete(id);
  await recordCustomer(tx, gone, true);
  await auditCustomer(tx, context, 'customers', { before: toCustomer(gone, addresses), after: null });
  return { ok: true };
};
