import { contactFault, type Contact, type InputOf, type routes } from '@mullion/contracts';
import { AppError, type CallInfo, type Committed, type ServiceTools } from '@mullion/server-kit';
import { auditCustomer } from '../audit-customer';
import type { StoredContact } from '../customer';
import { toContact } from '../customer.mapper';
import { CustomerRepository } from '../customer.repository';
import { recordCustomer } from '../record-customer';
import { changedColumns } from '../rules/changed-columns';
import { refuseTakenEmail } from './refuse-taken-email';

/**
 * @throws AppError `not_found` (also for another customer's), `contact.email_taken`, `conflict` with the current state,
 * `invalid` when nobody could be reached or written to any more
 */
export const updateContact = (
  { database }: ServiceTools,
  call: CallInfo,
  { params: { id }, body: { version, customer_id: owner, ...fields } }: InputOf<typeof routes.updateContact>,
): Promise<Committed<Contact>> =>
  database.transaction(call, async (tx) => {
    const { context } = call;
    const customers = new CustomerRepository(tx, context.company_id);
    const stored = await customers.lockContact(id);
    if (owner !== undefined && owner !== stored.customer_id) throw new AppError('not_found');
    const before = toContact(stored);
    if (version !== undefined && version !== stored.version) throw new AppError('conflict', {}, { current: before });
    const set = changedColumns<StoredContact>(stored, fields);
    if (Object.keys(set).length === 0) return before;
    const fault = contactFault({ ...stored, ...set });
    if (fault) throw new AppError('invalid', {}, { errors: [{ path: 'body.email', code: fault }] });
    if (set.email !== undefined) {
      await customers.lockForChange(stored.customer_id);
      await refuseTakenEmail(customers, stored.customer_id, set.email, id);
    }
    const after = toContact(await customers.updateContact(id, set));
    await recordCustomer(tx, await customers.lock(stored.customer_id));
    await auditCustomer(tx, context, 'contacts', { before, after });
    return after;
  });
