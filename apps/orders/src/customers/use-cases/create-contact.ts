import type { Contact, routes, InputOf } from '@mullion/contracts';
import type { CallInfo, Committed, ServiceTools } from '@mullion/server-kit';
import { auditCustomer } from '../audit-customer';
import { toContact } from '../customer.mapper';
import { CustomerRepository } from '../customer.repository';
import { recordCustomer } from '../record-customer';
import { refuseTakenEmail } from './refuse-taken-email';

/** @throws AppError `not_found` (the customer), `contact.email_taken` */
export const createContact = (
  { database }: ServiceTools,
  call: CallInfo,
  fields: InputOf<typeof routes.createContact>['body'],
): Promise<Committed<Contact>> =>
  database.transaction(call, async (tx) => {
    const { context } = call;
    const customers = new CustomerRepository(tx, context.company_id);
    const customer = await customers.lockForChange(fields.customer_id);
    const contact = { ...fields, email: fields.email || null, mobile: fields.mobile || null };
    await refuseTakenEmail(customers, fields.customer_id, contact.email);
    const after = toContact(await customers.addContact(contact));
    await recordCustomer(tx, customer);
    await auditCustomer(tx, context, 'contacts', { before: null, after });
    return after;
  });
