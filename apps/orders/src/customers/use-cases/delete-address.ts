import { AppError, type CallInfo, type Committed, type ServiceTools } from '@mullion/server-kit';
import { OrderRepository } from '../../core/orders/order.repository';
import { recordOrders } from '../../core/orders/record-order';
import { auditCustomer } from '../audit-customer';
import { toAddress } from '../customer.mapper';
import { CustomerRepository } from '../customer.repository';
import { recordCustomer } from '../record-customer';

/** Deletes an address; departed orders keep its text. @throws AppError `not_found`, `address.has_orders` */
export const deleteAddress = (
  { database }: ServiceTools,
  call: CallInfo,
  id: number,
): Promise<Committed<{ ok: true }>> =>
  database.transaction(call, async (tx) => {
    const { context } = call;
    const customers = new CustomerRepository(tx, context.company_id);
    const before = toAddress(await customers.lockAddress(id));
    // no order gets this address meanwhile
    await customers.lockForChange(before.customer_id);
    const orders = new OrderRepository(tx, context.company_id);
    if (await orders.goesTo(id)) throw new AppError('address.has_orders');
    await customers.deleteAddress(id);
    await recordOrders(tx, await orders.clearReference('delivery_address_id', id));
    await recordCustomer(tx, await customers.lock(before.customer_id));
    await auditCustomer(tx, context, 'addresses', { before, after: null });
    return { ok: true };
  });
