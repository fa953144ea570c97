import type {
  Address,
  Contact,
  Customer,
  InputOf,
  listContactsOf,
  listCustomers,
  listNotifyContacts,
  OutputOf,
} from '@mullion/contracts';
import {
  AppError,
  containsText,
  type Database,
  isFoundByIndex,
  LITHUANIAN_COLLATION,
  type SearchedText,
  Tx,
} from '@mullion/server-kit';
import { rowsOf, type Source } from '../core/rows-of';
import type { StoredAddress, StoredContact, StoredCustomer } from './customer';
import { toAddress, toContact, toCustomer } from './customer.mapper';
import { addressLine } from './rules/address-line';

type ListQuery = InputOf<typeof listCustomers>['query'];
type Notify = OutputOf<typeof listNotifyContacts>;

/** What an order takes over from its customer. */
export interface CustomerFacts {
  readonly customer_name: string | null;
  readonly delivery_address_id: number | null;
  readonly address_line: string | null;
}

const searched: SearchedText = {
  table: 'orders.customers',
  text: 'orders.customer_folded(name, code, email, vat_number)',
  schema: 'orders',
};
const ADDRESSES_OF = 'SELECT * FROM orders.addresses WHERE customer_id = $1 AND company_id = $2 ORDER BY id';

/** A page of customers, by name, code or e-mail. */
export const pageOfCustomers = async (
  database: Database,
  companyId: number,
  { page, rows, filter, order_by, order }: ListQuery,
): Promise<OutputOf<typeof listCustomers>> => {
  const column = order_by === 'name' || order_by === 'null' ? `name ${LITHUANIAN_COLLATION}` : order_by;
  const read = (sql: string, params: readonly unknown[]): Promise<{ fits: number }[]> => database.read(sql, params);
  const text =
    filter === null ? null : containsText(searched, filter, await isFoundByIndex(read, companyId, searched, filter), 2);
  const where = `company_id = $1${text ? ` AND ${text.sql}` : ''}`;
  const params = [companyId, ...(text?.params ?? [])];
  const [found, [count]] = await Promise.all([
    database.read<StoredCustomer>(
      `SELECT * FROM orders.customers WHERE ${where} ORDER BY ${column} ${order} NULLS LAST, id ${order} LIMIT $${params.length + 1} OFFSET $${params.length + 2}`,
      [...params, rows, (page - 1) * rows],
    ),
    database.read<{ total: number }>(`SELECT count(*) AS total FROM orders.customers WHERE ${where}`, params),
  ]);
  const addresses = await addressesById(
    database,
    companyId,
    found.flatMap((row) => [row.main_address_id, row.default_delivery_address_id]),
  );
  const total = count?.total ?? 0;
  const data = found.map((row) => toCustomer(row, addresses));
  const last_page = Math.max(1, Math.ceil(total / rows));
  return {
    data,
    current_page: page,
    last_page,
    total,
    customers: data,
    page,
    pagesCount: last_page,
    itemsCount: total,
  };
};

const addressesById = async (
  database: Database,
  companyId: number,
  ids: readonly (number | null)[],
): Promise<Map<number, StoredAddress>> => {
  const rows = await database.read<StoredAddress>(
    'SELECT * FROM orders.addresses WHERE company_id = $1 AND id = ANY($2)',
    [companyId, ids.filter((id) => id !== null)],
  );
  return new Map(rows.map((row) => [row.id, row]));
};

/** Names of the packing types that these customers prefer; those without one are left out. */
export const packingTypesOf = async (
  database: Database,
  companyId: number,
  customerIds: readonly number[],
): Promise<ReadonlyMap<number, string>> => {
  const rows = await database.read<{ id: number; name: string }>(
    `SELECT id, pref_packing_type_name AS name FROM orders.customers
     WHERE company_id = $1 AND id = ANY($2) AND pref_packing_type_name IS NOT NULL`,
    [companyId, customerIds],
  );
  return new Map(rows.map((row) => [row.id, row.name]));
};

/** Names of customers that prefer a packing type, the first five. */
export const customersOfPackingType = async (
  database: Database,
  companyId: number,
  packingTypeId: number,
): Promise<{ names: string[] }> => {
  const rows = await database.read<{ name: string }>(
    `SELECT name FROM orders.customers WHERE company_id = $1 AND pref_packing_type_id = $2 ORDER BY name ${LITHUANIAN_COLLATION}, id LIMIT 5`,
    [companyId, packingTypeId],
  );
  return { names: rows.map(({ name }) => name) };
};

/** @throws AppError `not_found` */
const customerRow = async (database: Database, companyId: number, id: number): Promise<StoredCustomer> => {
  const [row] = await database.read<StoredCustomer>(
    'SELECT * FROM orders.customers WHERE id = $1 AND company_id = $2',
    [id, companyId],
  );
  if (!row) throw new AppError('not_found');
  return row;
};

/** A customer with its contacts and addresses. @throws AppError `not_found` */
export const customerById = async (
  database: Database,
  companyId: number,
  id: number,
): Promise<Customer & { contacts: Contact[]; addresses: Address[] }> => {
  const row = await customerRow(database, companyId, id);
  const [addresses, contacts] = await Promise.all([
    database.read<StoredAddress>(ADDRESSES_OF, [id, companyId]),
    database.read<StoredContact>(
      `SELECT * FROM orders.contacts WHERE customer_id = $1 AND company_id = $2 ORDER BY name ${LITHUANIAN_COLLATION}, id`,
      [id, companyId],
    ),
  ]);
  const byId = new Map(addresses.map((address) => [address.id, address]));
  return { ...toCustomer(row, byId), contacts: contacts.map(toContact), addresses: addresses.map(toAddress) };
};

/** Addresses of a customer, oldest first. @throws AppError `not_found` */
export const addressesOf = async (database: Database, companyId: number, customerId: number): Promise<Address[]> => {
  await customerRow(database, companyId, customerId);
  return (await database.read<StoredAddress>(ADDRESSES_OF, [customerId, companyId])).map(toAddress);
};

/** The packing type that a customer prefers. @throws AppError `not_found` */
export const packingTypeOf = async (
  database: Database,
  companyId: number,
  customerId: number,
): Promise<number | null> => (await customerRow(database, companyId, customerId)).pref_packing_type_id;

/**
 * What an order keeps of its customer, which cannot be deleted while the transaction that asks goes on; contact and
 * address must be that customer's. An undefined address means the customer's default one.
 * @throws AppError `order.foreign_customer` when contact or address belong to another customer
 */
export const customerFacts = async (
  source: Source,
  companyId: number,
  order: {
    readonly customer_id: number | null;
    readonly contact_id: number | null;
    readonly delivery_address_id: number | null | undefined;
  },
): Promise<CustomerFacts> => {
  const { customer_id: customer, contact_id: contact, delivery_address_id: address } = order;
  if (customer === null && contact === null && (address ?? null) === null)
    return { customer_name: null, delivery_address_id: null, address_line: null };
  const [row] = await rowsOf<{ name: string; contact: number | null; address: number | null } & StoredAddress>(
    source,
    `SELECT c.name, t.id AS contact, a.id AS address, a.street, a.post_code, a.city, a.country
     FROM orders.customers c
     LEFT JOIN orders.contacts t ON t.id = $3 AND t.customer_id = c.id
     LEFT JOIN orders.addresses a ON a.id = CASE WHEN $5 THEN c.default_delivery_address_id ELSE $4 END AND a.customer_id = c.id
     WHERE c.id = $1 AND c.company_id = $2${source instanceof Tx ? ' FOR KEY SHARE OF c' : ''}`,
    [customer, companyId, contact, address ?? null, address === undefined],
  );
  const foreign = !row || (contact !== null && !row.contact) || (typeof address === 'number' && !row.address);
  if (foreign) throw new AppError('order.foreign_customer');
  return {
    customer_name: row.name,
    delivery_address_id: row.address,
    address_line: row.address ? addressLine(row) : null,
  };
};

const NAMED_POSITIONS = 12;

/**
 * Contacts that get mails, each with its customer's orders among those given: which part leaves with these products and
 * what is still to come.
 */
export const contactsToNotify = async (
  database: Database,
  companyId: number,
  orderIds: readonly number[],
  productIds: readonly number[],
): Promise<Notify> => {
  const rows = await database.read(
    // a scrapped unit is not to come: the one made in its place is
    `WITH units AS (
       SELECT p.order_id, p.position, p.id, p.id = ANY($3) AS leaving, p.departed_at IS NULL AND p.id <> ALL($3) AS to_come
       FROM orders.products p WHERE p.company_id = $1 AND p.order_id = ANY($2) AND p.remade_by IS NULL
     ), parts AS (
       SELECT order_id, count(*) AS all_units, count(*) FILTER (WHERE leaving) AS leaving, count(*) FILTER (WHERE to_come) AS to_come,
         (array_agg(position ORDER BY id) FILTER (WHERE to_come))[1:$4::int] AS positions
       FROM units GROUP BY order_id
     )
     SELECT t.id AS contact_id, c.id AS customer_id, c.name AS customer, t.name, t.email,
       json_agg(json_build_object('id', o.id, 'number', coalesce(o.production_id, o.offer_id), 'customer_order_number', o.customer_order_number,
         'units', json_build_object('all', coalesce(u.all_units, 0), 'leaving', coalesce(u.leaving, 0), 'to_come', coalesce(u.to_come, 0),
           'positions', coalesce(u.positions, '{}'))) ORDER BY o.id) AS orders
     FROM orders.orders o
     JOIN orders.customers c ON c.id = o.customer_id AND c.company_id = o.company_id
     JOIN orders.contacts t ON t.customer_id = c.id AND t.notify AND t.email IS NOT NULL
     LEFT JOIN parts u ON u.order_id = o.id
     WHERE o.company_id = $1 AND o.id = ANY($2)
     GROUP BY t.id, c.id ORDER BY c.id, t.id`,
    [companyId, orderIds, productIds, NAMED_POSITIONS],
  );
  return rows as Notify;
};

/** The contacts of some customers that can be written to, by name. */
export const contactsOf = (
  database: Database,
  companyId: number,
  customerIds: readonly number[],
): Promise<OutputOf<typeof listContactsOf>> =>
  database.read(
    `SELECT id AS contact_id, customer_id, name, email, notify FROM orders.contacts
     WHERE company_id = $1 AND customer_id = ANY($2) AND email IS NOT NULL ORDER BY customer_id, name ${LITHUANIAN_COLLATION}, id`,
    [companyId, customerIds],
  );
