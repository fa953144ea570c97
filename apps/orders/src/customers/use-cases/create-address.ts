import type { Address, routes, InputOf } from '@mullion/contracts';
import type { CallInfo, Committed, ServiceTools } from '@mullion/server-kit';
import { auditCustomer } from '../audit-customer';
import { toAddress } from '../customer.mapper';
import { CustomerRepository } from '../customer.repository';
import { recordCustomer } from '../record-customer';

/** @throws AppError `not_found` (the customer) */
export const createAddress = (
  { database }: ServiceTools,
  call: CallInfo,
  fields: InputOf<typeof routes.createAddress>['body'],
): Promise<Committed<Address>> =>
  database.transaction(call, async (tx) => {
    const { context } = call;
    const customers = new CustomerRepository(tx, context.company_id);
    await customers.lockForChange(fields.customer_id);
    const after = toAddress(await customers.addAddress(fields));
    await recordCustomer(tx, await customers.lock(fields.customer_id));
    await auditCustomer(tx, context, 'addresses', { before: null, after });
    return after;
  });
