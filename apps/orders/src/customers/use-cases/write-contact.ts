import type { Contact, createContact, InputOf, RequestContext, updateContact } from '@mullion/contracts';
import { AppError, type Tx } from '@mullion/server-kit';
import { OrderRepository, recordOrder } from '../../orders/order-rows.module';
import { auditCustomer } from '../audit-customer';
import type { StoredContact } from '../customer';
import { toContact } from '../customer.mapper';
import { CustomerRepository } from '../customer.repository';
import { recordCustomer } from '../record-customer';
import { changedColumns } from '../rules/changed-columns';

type NewFields = InputOf<typeof createContact>['body'];
type Fields = InputOf<typeof updateContact>['body'];

/** @throws AppError `not_found` */
export const addContact = async (tx: Tx, context: RequestContext, fields: NewFields): Promise<Contact> => {
  const customers = new CustomerRepository(tx, context.company_id);
  const customer = await customers.lock(fields.customer_id);
  const after = toContact(await customers.addContact({ ...fields, mobile: fields.mobile || null }));
  await recordCustomer(tx, customer);
  await auditCustomer(tx, context, 'contacts', { before: null, after });
  return after;
};

/** @throws AppError `not_found` (also for another customer's), `conflict` with the current state */
export const editContact = async (
  tx: Tx,
  context: RequestContext,
  id: number,
  { version, customer_id: owner, ...fields }: Fields,
): Promise<Contact> => {
  const customers = new CustomerRepository(tx, context.company_id);
  const stored = await customers.lockContact(id);
  if (owner !== undefined && owner !== stored.customer_id) throw new AppError('not_found');
  const before = toContact(stored);
  if (version !== undefined && version !== stored.version) throw new AppError('conflict', {}, { current: before });
  const set = changedColumns<StoredContact>(stored, fields);
  if (Object.keys(set).length === 0) return before;
  const after = toContact(await customers.updateContact(id, set));
  await recordCustomer(tx, await customers.lock(stored.customer_id));
  await auditCustomer(tx, context, 'contacts', { before, after });
  return after;
};

/** Deletes a contact; its orders have none then. @throws AppError `not_found` */
export const removeContact = async (tx: Tx, context: RequestContext, id: number): Promise<{ ok: true }> => {
  const customers = new CustomerRepository(tx, context.company_id);
  const before = toContact(await customers.lockContact(id));
  // nobody gives it to an order meanwhile
  const customer = await customers.lockForChange(before.customer_id);
  await customers.deleteContact(id);
  for (const order of await new OrderRepository(tx, context.company_id).forget('contact_id', id)) await recordOrder(tx, order);
  await recordCustomer(tx, customer);
  await auditCustomer(tx, context, 'contacts', { before, after: null });
  return { ok: true };
};
