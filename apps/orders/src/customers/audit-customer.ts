import type { RequestContext } from '@mullion/contracts';
import type { Tx } from '@mullion/server-kit';

type Table = 'customers' | 'contacts' | 'addresses';
const nouns = { customers: 'customer', contacts: 'contact', addresses: 'address' } as const;

/** Writes who made, edited or deleted a customer, contact or address; before and after as they were answered. */
export const auditCustomer = (
  tx: Tx,
  context: RequestContext,
  table: Table,
  rows: { readonly before: { readonly id: number } | null; readonly after: { readonly id: number } | null },
): Promise<void> => {
  const verb = rows.before === null ? 'created' : rows.after === null ? 'deleted' : 'edited';
  return tx.audit({
    company_id: context.company_id,
    user_id: context.user_id,
    user_name: context.user_name,
    action: `${nouns[table]}.${verb}`,
    table_name: table,
    row_id: (rows.after ?? rows.before)?.id ?? null,
    before: rows.before,
    after: rows.after,
  });
};
