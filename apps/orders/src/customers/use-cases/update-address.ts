import type { Address, InputOf, routes } from '@mullion/contracts';
import { AppError, type CallInfo, type Committed, type ServiceTools } from '@mullion/server-kit';
import { OrderRepository } from '../../core/orders/order.repository';
import { recordOrders } from '../../core/orders/record-order';
import { auditCustomer } from '../audit-customer';
import type { StoredAddress } from '../customer';
import { toAddress } from '../customer.mapper';
import { CustomerRepository } from '../customer.repository';
import { recordCustomer } from '../record-customer';
import { addressLine } from '../rules/address-line';
import { changedColumns } from '../rules/changed-columns';

/**
 * Edits an address; orders that have not left get its new text.
 * @throws AppError `not_found` (also for another customer's), `conflict` with the current state
 */
export const updateAddress = (
  { database }: ServiceTools,
  call: CallInfo,
  { params: { id }, body: { version, customer_id: owner, ...fields } }: InputOf<typeof routes.updateAddress>,
): Promise<Committed<Address>> =>
  database.transaction(call, async (tx) => {
    const { context } = call;
    const customers = new CustomerRepository(tx, context.company_id);
    const stored = await customers.lockAddress(id);
    if (owner !== undefined && owner !== stored.customer_id) throw new AppError('not_found');
    const before = toAddress(stored);
    if (version !== undefined && version !== stored.version) throw new AppError('conflict', {}, { current: before });
    const set = changedColumns<StoredAddress>(stored, { ...fields, country: fields.country?.toUpperCase() });
    if (Object.keys(set).length === 0) return before;
    // an order that is being created waits and reads the new text
    const customer = await customers.lockForChange(stored.customer_id);
    const row = await customers.updateAddress(id, set);
    await recordOrders(tx, await new OrderRepository(tx, context.company_id).rewriteAddress(id, addressLine(row)));
    await recordCustomer(tx, customer);
    const after = toAddress(row);
    await auditCustomer(tx, context, 'addresses', { before, after });
    return after;
  });
