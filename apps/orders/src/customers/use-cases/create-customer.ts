import type { routes, Customer, CustomerId, InputOf } from '@mullion/contracts';
import type { CallInfo, Committed, ServiceTools } from '@mullion/server-kit';
import { auditCustomer } from '../audit-customer';
import { toAddress, toContact, toCustomer } from '../customer.mapper';
import { CustomerRepository, type CustomerSet } from '../customer.repository';
import { recordCustomer } from '../record-customer';
import { customerColumns, packingTypeName } from './customer-columns';

const withoutEmpty = (set: CustomerSet): CustomerSet =>
  Object.fromEntries(Object.entries(set).map(([name, value]) => [name, value === '' ? null : value]));

/** @throws AppError `customer.name_taken`, `customer.unknown_packing_type` */
export const createCustomer = async (
  { database, rpc }: ServiceTools,
  call: CallInfo,
  { address, contact, ...fields }: InputOf<typeof routes.createCustomer>['body'],
): Promise<Committed<Customer>> => {
  const { context } = call;
  const typeName = await packingTypeName(rpc, context, fields.pref_packing_type);
  return database.transaction(call, async (tx) => {
    const set = withoutEmpty(customerColumns(fields, typeName));
    const customers = new CustomerRepository(tx, context.company_id);
    const { id } = await customers.create({ ...set, name: fields.name });
    const customer_id = id as CustomerId;
    const addresses = address ? [await customers.addAddress({ ...address, customer_id })] : [];
    const contacts = contact
      ? [
          await customers.addContact({
            ...contact,
            customer_id,
            email: contact.email || null,
            mobile: contact.mobile || null,
          }),
        ]
      : [];
    const row = await customers.lock(id);
    const customer = toCustomer(row, new Map(addresses.map((one) => [one.id, one])));
    await recordCustomer(tx, row);
    await auditCustomer(tx, context, 'customers', { before: null, after: customer });
    for (const one of addresses) await auditCustomer(tx, context, 'addresses', { before: null, after: toAddress(one) });
    for (const one of contacts) await auditCustomer(tx, context, 'contacts', { before: null, after: toContact(one) });
    return customer;
  });
};
