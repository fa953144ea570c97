import { customerChanged, type CustomerId } from '@mullion/contracts';
import type { Tx } from '@mullion/server-kit';
import type { StoredCustomer } from './customer';

/** Publishes a new, changed or deleted customer. */
export const recordCustomer = (tx: Tx, customer: StoredCustomer, removed = false): Promise<void> =>
  tx.record(customerChanged, customer.company_id, {
    customer_id: customer.id as CustomerId,
    name: customer.name,
    version: customer.version,
    removed,
  });
