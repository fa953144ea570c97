import type { Address, createAddress, InputOf, RequestContext, updateAddress } from '@mullion/contracts';
import { AppError, type Tx } from '@mullion/server-kit';
import { OrderRepository, recordOrder } from '../../orders/order-rows.module';
import { auditCustomer } from '../audit-customer';
import type { StoredAddress } from '../customer';
import { toAddress } from '../customer.mapper';
import { CustomerRepository } from '../customer.repository';
import { recordCustomer } from '../record-customer';
import { addressLine } from '../rules/address-line';
import { changedColumns } from '../rules/changed-columns';

type NewFields = InputOf<typeof createAddress>['body'];
type Fields = InputOf<typeof updateAddress>['body'];

/** @throws AppError `not_found` */
export const addAddress = async (tx: Tx, context: RequestContext, fields: NewFields): Promise<Address> => {
  const customers = new CustomerRepository(tx, context.company_id);
  await customers.lockForChange(fields.customer_id);
  const after = toAddress(await customers.addAddress(fields));
  await recordCustomer(tx, await customers.lock(fields.customer_id));
  await auditCustomer(tx, context, 'addresses', { before: null, after });
  return after;
};

/**
 * Edits an address; orders that have not left go to it as it is written now.
 * @throws AppError `not_found` (also for another customer's), `conflict` with the current state
 */
export const editAddress = async (
  tx: Tx,
  context: RequestContext,
  id: number,
  { version, customer_id: owner, ...fields }: Fields,
): Promise<Address> => {
  const customers = new CustomerRepository(tx, context.company_id);
  const stored = await customers.lockAddress(id);
  if (owner !== undefined && owner !== stored.customer_id) throw new AppError('not_found');
  const before = toAddress(stored);
  if (version !== undefined && version !== stored.version) throw new AppError('conflict', {}, { current: before });
  const set = changedColumns<StoredAddress>(stored, { ...fields, country: fields.country?.toUpperCase() });
  if (Object.keys(set).length === 0) return before;
  // an order made meanwhile waits and reads the new text
  const customer = await customers.lockForChange(stored.customer_id);
  const row = await customers.updateAddress(id, set);
  for (const order of await new OrderRepository(tx, context.company_id).rewriteAddress(id, addressLine(row))) await recordOrder(tx, order);
  await recordCustomer(tx, customer);
  const after = toAddress(row);
  await auditCustomer(tx, context, 'addresses', { before, after });
  return after;
};

/** Deletes an address; orders that went there keep its text. @throws AppError `not_found`, `address.has_orders` */
export const removeAddress = async (tx: Tx, context: RequestContext, id: number): Promise<{ ok: true }> => {
  const customers = new CustomerRepository(tx, context.company_id);
  const before = toAddress(await customers.lockAddress(id));
  // nobody sends an order there meanwhile
  await customers.lockForChange(before.customer_id);
  const orders = new OrderRepository(tx, context.company_id);
  if (await orders.goesTo(id)) throw new AppError('address.has_orders');
  await customers.deleteAddress(id);
  for (const order of await orders.forget('delivery_address_id', id)) await recordOrder(tx, order);
  await recordCustomer(tx, await customers.lock(before.customer_id));
  await auditCustomer(tx, context, 'addresses', { before, after: null });
  return { ok: true };
};
