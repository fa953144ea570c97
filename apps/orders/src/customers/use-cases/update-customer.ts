import type { Customer, InputOf, RequestContext, routes } from '@mullion/contracts';
import { AppError, type CallInfo, type Committed, type ServiceTools } from '@mullion/server-kit';
import { OrderRepository } from '../../core/orders/order.repository';
import { recordOrders } from '../../core/orders/record-order';
import { auditCustomer } from '../audit-customer';
import type { StoredCustomer } from '../customer';
import { toCustomer } from '../customer.mapper';
import { CustomerRepository, type CustomerSet } from '../customer.repository';
import { packingTypeOf } from '../customers.queries';
import { recordCustomer } from '../record-customer';
import { changedColumns } from '../rules/changed-columns';
import { customerColumns, packingTypeName, type PackingTypeName } from './customer-columns';

type Input = InputOf<typeof routes.updateCustomer>;

/**
 * Edits a customer; orders that have not left get its new name.
 * @throws AppError `not_found`, `conflict` with the current state, `customer.foreign_address`, `customer.name_taken`,
 * `customer.unknown_packing_type`
 */
export const updateCustomer = async (
  tools: ServiceTools,
  call: CallInfo,
  input: Input,
): Promise<Committed<Customer>> => {
  const { context } = call;
  const { id } = input.params;
  const { version, ...fields } = input.body;
  const typeName = await newTypeName(tools, context, input);
  return tools.database.transaction(call, async (tx) => {
    const customers = new CustomerRepository(tx, context.company_id);
    const stored = await customers.lockForChange(id);
    const addresses = new Map((await customers.addressesOf([id])).map((address) => [address.id, address]));
    const before = toCustomer(stored, addresses);
    if (version !== undefined && version !== stored.version) throw new AppError('conflict', {}, { current: before });
    const set: CustomerSet = changedColumns<StoredCustomer>(stored, customerColumns(fields, typeName));
    for (const address of [set.main_address_id, set.default_delivery_address_id])
      if (typeof address === 'number' && !addresses.has(address)) throw new AppError('customer.foreign_address');
    if (Object.keys(set).length === 0) return before;
    const row = await customers.update(id, set);
    const after = toCustomer(row, addresses);
    if (set.name !== undefined)
      await recordOrders(tx, await new OrderRepository(tx, context.company_id).renameCustomer(id, row.name));
    await recordCustomer(tx, row);
    await auditCustomer(tx, context, 'customers', { before, after });
    return after;
  });
};

/** Packing is asked only for a type that the customer does not have yet. */
const newTypeName = async (
  { database, rpc }: ServiceTools,
  context: RequestContext,
  { params, body }: Input,
): Promise<PackingTypeName> => {
  const wanted = body.pref_packing_type;
  const isKnown =
    typeof wanted === 'number' && wanted === (await packingTypeOf(database, context.company_id, params.id));
  return isKnown ? undefined : packingTypeName(rpc, context, wanted);
};
