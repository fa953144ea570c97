import type { Address, Contact, Customer, RequestContext } from '@mullion/contracts';
import { auditRow, type Tx } from '@mullion/server-kit';
import { addressLine } from './rules/address-line';

type Rows<Row> = { readonly before: Row | null; readonly after: Row | null };
interface Tables {
  readonly customers: Rows<Customer>;
  readonly contacts: Rows<Contact>;
  readonly addresses: Rows<Address>;
}

const nameOf = (row: Customer | Contact | Address): string => ('city' in row ? addressLine(row) : row.name);
const lineOf = (address: Address | null): string | null => (address === null ? null : addressLine(address));
/** As a person reads it: an address in a line, a packing type by its name. */
const shown = (row: Customer | Contact | Address): object =>
  'pricing' in row
    ? {
        ...row,
        main_address: lineOf(row.main_address),
        default_delivery_address: lineOf(row.default_delivery_address),
        pref_packing_type: row.pref_packing_type?.description ?? null,
      }
    : row;

/** Audits a created, edited or deleted customer, contact or address. */
export const auditCustomer = <Table extends keyof Tables>(
  tx: Tx,
  context: RequestContext,
  table: Table,
  { before, after }: Tables[Table],
): Promise<void> => {
  const row = after ?? before;
  if (row === null) return Promise.resolve();
  return auditRow(tx, context, {
    table,
    id: row.id,
    name: nameOf(row),
    before: before && shown(before),
    after: after && shown(after),
  });
};
