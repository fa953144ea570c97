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

/** @throws AppError `not_found`, `contact.email_taken` */
export const addContact = async (tx: Tx, context: RequestContext, fields: NewFields): Promise<Contact> => {
  const customers = new CustomerRepository(tx, context.company_id);
  const customer = await customers.lockForChange(fields.customer_id);
  await mustBeOnlyOne(customers, fields.customer_id, fields.email);
  const after = toContact(await customers.addContact({ ...fields, mobile: fields.mobile || null }));
  await recordCustomer(tx, customer);
  await auditCustomer(tx, context, 'contacts', { before: null, after });
  return after;
};

/** @throws AppError `not_found` (also for another customer's), `contact.email_taken`, `conflict` with the current state */
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
  if (set.email !== undefined) {
    await customers.lockForChange(stored.customer_id);
    await mustBeOnlyOne(customers, stored.customer_id, set.email, id);
  }
  const after = toContact(await customers.updateContact(id, set));
  await recordCustomer(tx, await customers.lock(stored.customer_id));
  await auditCustomer(tx, context, 'contacts', { before, after });
  return after;
};

/** Two contacts with one address would get every mail twice. */
const mustBeOnlyOne = async (customers: CustomerRepository, customerId: number, email: string, except?: number): Promise<void> => {
  const other = await customers.contactByEmail(customerId, email);
  if (other !== null && other.id !== except) throw new AppError('contact.email_taken', { name: other.name });
};

/**
 * Deletes a contact; orders that have left have none then.
 * @throws AppError `not_found`, `contact.has_orders` while orders name it that have not left
 */
export const removeContact = async (tx: Tx, context: RequestContext, id: number): Promise<{ ok: true }> => {
  const customers = new CustomerRepository(tx, context.company_id);
  const before = toContact(await customers.lockContact(id));
  // nobody gives it to an order meanwhile
  const customer = await customers.lockForChange(before.customer_id);
  const orders = await new OrderRepository(tx, context.company_id).namingContact(id);
  if (orders.length > 0) throw new AppError('contact.has_orders', { orders: orders.join(', ') });
  await customers.deleteContact(id);
  for (const order of await new OrderRepository(tx, context.company_id).forget('contact_id', id)) await recordOrder(tx, order);
  await recordCustomer(tx, customer);
  await auditCustomer(tx, context, 'contacts', { before, after: null });
  return { ok: true };
};
