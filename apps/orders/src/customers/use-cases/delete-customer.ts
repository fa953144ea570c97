import { AppError, type CallInfo, type Committed, type ServiceTools } from '@mullion/server-kit';
import { OrderRepository } from '../../core/orders/order.repository';
import { auditCustomer } from '../audit-customer';
import { toCustomer } from '../customer.mapper';
import { CustomerRepository } from '../customer.repository';
import { recordCustomer } from '../record-customer';

/** Deletes a customer with its contacts and addresses. @throws AppError `not_found`, `customer.has_orders` */
export const deleteCustomer = (
  { database }: ServiceTools,
  call: CallInfo,
  id: number,
): Promise<Committed<{ ok: true }>> =>
  database.transaction(call, async (tx) => {
    const { context } = call;
    const customers = new CustomerRepository(tx, context.company_id);
    await customers.lockForChange(id);
    if (await new OrderRepository(tx, context.company_id).anyOf(id)) throw new AppError('customer.has_orders');
    const addresses = new Map((await customers.addressesOf([id])).map((address) => [address.id, address]));
    const gone = await customers.delete(id);
    await recordCustomer(tx, gone, true);
    await auditCustomer(tx, context, 'customers', { before: toCustomer(gone, addresses), after: null });
    return { ok: true };
  });
