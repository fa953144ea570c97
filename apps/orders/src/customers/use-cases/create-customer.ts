import type { routes, Customer, InputOf } from '@mullion/contracts';
import type { CallInfo, Committed, ServiceTools } from '@mullion/server-kit';
import { auditCustomer } from '../audit-customer';
import { toCustomer } from '../customer.mapper';
import { CustomerRepository, type CustomerSet } from '../customer.repository';
import { recordCustomer } from '../record-customer';
import { customerColumns, packingTypeName } from './customer-columns';

const withoutEmpty = (set: CustomerSet): CustomerSet =>
  Object.fromEntries(Object.entries(set).map(([name, value]) => [name, value === '' ? null : value]));

/** @throws AppError `customer.name_taken`, `customer.unknown_packing_type` */
export const createCustomer = async (
  { database, rpc }: ServiceTools,
  call: CallInfo,
  fields: InputOf<typeof routes.createCustomer>['body'],
): Promise<Committed<Customer>> => {
  const { context } = call;
  const typeName = await packingTypeName(rpc, context, fields.pref_packing_type);
  return database.transaction(call, async (tx) => {
    const set = withoutEmpty(customerColumns(fields, typeName));
    const row = await new CustomerRepository(tx, context.company_id).create({ ...set, name: fields.name });
    const customer = toCustomer(row, new Map());
    await recordCustomer(tx, row);
    await auditCustomer(tx, context, 'customers', { before: null, after: customer });
    return customer;
  });
};
