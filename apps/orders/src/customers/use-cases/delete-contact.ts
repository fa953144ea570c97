import { AppError, type CallInfo, type Committed, type ServiceTools } from '@mullion/server-kit';
import { OrderRepository } from '../../core/orders/order.repository';
import { recordOrders } from '../../core/orders/record-order';
import { auditCustomer } from '../audit-customer';
import { toContact } from '../customer.mapper';
import { CustomerRepository } from '../customer.repository';
import { recordCustomer } from '../record-customer';

/**
 * Deletes a contact; departed orders have none then.
 * @throws AppError `not_found`, `contact.has_orders` while orders name it that have not left
 */
export const deleteContact = (
  { database }: ServiceTools,
  call: CallInfo,
  id: number,
): Promise<Committed<{ ok: true }>> =>
  database.transaction(call, async (tx) => {
    const { context } = call;
    const customers = new CustomerRepository(tx, context.company_id);
    const before = toContact(await customers.lockContact(id));
    // no order gets this contact meanwhile
    const customer = await customers.lockForChange(before.customer_id);
    const orders = new OrderRepository(tx, context.company_id);
    const naming = await orders.namingContact(id);
    if (naming.length > 0) throw new AppError('contact.has_orders', { orders: naming.join(', ') });
    await customers.deleteContact(id);
    await recordOrders(tx, await orders.clearReference('contact_id', id));
    await recordCustomer(tx, customer);
    await auditCustomer(tx, context, 'contacts', { before, after: null });
    return { ok: true };
  });
