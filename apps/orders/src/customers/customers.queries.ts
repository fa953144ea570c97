import type { Address, Contact, Customer, InputOf, listCustomers, listNotifyContacts, OutputOf } from '@mullion/contracts';
import { AppError, LITHUANIAN_COLLATION, containsText, isFoundByIndex, TenantRepository, type SearchedText } from '@mullion/server-kit';
import type { StoredAddress, StoredContact, StoredCustomer } from './customer';
import { toAddress, toContact, toCustomer } from './customer.mapper';
import { addressLine } from './rules/address-line';

type ListQuery = InputOf<typeof listCustomers>['query'];
type CustomerWhole = Customer & { contacts: Contact[]; addresses: Address[] };
type Notify = OutputOf<typeof listNotifyContacts>;

/** What an order takes over from its customer. */
export interface CustomerFacts {
  readonly customer_name: string | null;
  readonly delivery_address_id: number | null;
  readonly address_line: string | null;
}

const searched: SearchedText = {
  table: 'orders.customers',
  text: 'orders.customer_search(name, code, email, vat_number)',
  trigrams: 'orders.trigrams',
};

/** Reads of customers, straight to what is answered. */
export class CustomersQueries extends TenantRepository {
  /** A page of customers, by name, code or e-mail. */
  async list({ page, rows, filter, order_by, order }: ListQuery): Promise<OutputOf<typeof listCustomers>> {
    const column = order_by === 'name' || order_by === 'null' ? `name ${LITHUANIAN_COLLATION}` : order_by;
    const text = filter === null ? null : containsText(searched, filter, await this.isRare(filter), 2);
    const where = `company_id = $1${text ? ` AND ${text.sql}` : ''}`;
    const params = [this.companyId, ...(text?.params ?? [])];
    const [found, [count]] = await Promise.all([
      this.query<StoredCustomer>(
        `SELECT * FROM orders.customers WHERE ${where} ORDER BY ${column} ${order} NULLS LAST, id ${order} LIMIT $${params.length + 1} OFFSET $${params.length + 2}`,
        [...params, rows, (page - 1) * rows],
      ),
      this.query<{ total: number }>(`SELECT count(*) AS total FROM orders.customers WHERE ${where}`, params),
    ]);
    const addresses = await this.addressesById(found.flatMap((row) => [row.main_address_id, row.default_delivery_address_id]));
    const total = count?.total ?? 0;
    const data = found.map((row) => toCustomer(row, addresses));
    const last_page = Math.max(1, Math.ceil(total / rows));
    return { data, current_page: page, last_page, total, customers: data, page, pagesCount: last_page, itemsCount: total };
  }

  /** Names of the packing types that these customers prefer; those without one are left out. */
  async packingTypes(customerIds: readonly number[]): Promise<ReadonlyMap<number, string>> {
    const rows = await this.query<{ id: number; name: string }>(
      `SELECT id, pref_packing_type_name AS name FROM orders.customers
       WHERE company_id = $1 AND id = ANY($2) AND pref_packing_type_name IS NOT NULL`,
      [this.companyId, customerIds],
    );
    return new Map(rows.map((row) => [row.id, row.name]));
  }

  /** @throws AppError `not_found` */
  async whole(id: number): Promise<CustomerWhole> {
    const row = await this.row<StoredCustomer>('customers', id);
    if (!row) throw new AppError('not_found');
    const [addresses, contacts] = await Promise.all([
      this.query<StoredAddress>('SELECT * FROM orders.addresses WHERE customer_id = $1 AND company_id = $2 ORDER BY id', [
        id,
        this.companyId,
      ]),
      this.query<StoredContact>(
        `SELECT * FROM orders.contacts WHERE customer_id = $1 AND company_id = $2 ORDER BY name ${LITHUANIAN_COLLATION}, id`,
        [id, this.companyId],
      ),
    ]);
    const byId = new Map(addresses.map((address) => [address.id, address]));
    return { ...toCustomer(row, byId), contacts: contacts.map(toContact), addresses: addresses.map(toAddress) };
  }

  /** Addresses of a customer, oldest first. @throws AppError `not_found` */
  async addressesOf(customerId: number): Promise<Address[]> {
    if (!(await this.row('customers', customerId))) throw new AppError('not_found');
    const rows = await this.query<StoredAddress>('SELECT * FROM orders.addresses WHERE customer_id = $1 AND company_id = $2 ORDER BY id', [
      customerId,
      this.companyId,
    ]);
    return rows.map(toAddress);
  }

  /** The packing type that a customer has chosen. @throws AppError `not_found` */
  async packingTypeOf(customerId: number): Promise<number | null> {
    const row = await this.row<StoredCustomer>('customers', customerId);
    if (!row) throw new AppError('not_found');
    return row.pref_packing_type_id;
  }

  /**
   * What an order keeps of its customer, which cannot be deleted meanwhile; checks that contact and address are that customer's. Without a word about the address
   * (undefined) it is the customer's default one.
   * @throws AppError `order.foreign_customer` when anything belongs to somebody else
   */
  async factsFor(order: {
    readonly customer_id: number | null;
    readonly contact_id: number | null;
    readonly delivery_address_id: number | null | undefined;
  }): Promise<CustomerFacts> {
    const { customer_id: customer, contact_id: contact, delivery_address_id: address } = order;
    if (customer === null && contact === null && (address ?? null) === null)
      return { customer_name: null, delivery_address_id: null, address_line: null };
    const [row] = await this.query<{ name: string; contact: number | null; address: number | null } & StoredAddress>(
      `SELECT c.name, t.id AS contact, a.id AS address, a.street, a.post_code, a.city, a.country
       FROM orders.customers c
       LEFT JOIN orders.contacts t ON t.id = $3 AND t.customer_id = c.id
       LEFT JOIN orders.addresses a ON a.id = CASE WHEN $5 THEN c.default_delivery_address_id ELSE $4 END AND a.customer_id = c.id
       WHERE c.id = $1 AND c.company_id = $2 FOR KEY SHARE OF c`,
      [customer, this.companyId, contact, address ?? null, address === undefined],
    );
    const foreign = !row || (contact !== null && !row.contact) || (typeof address === 'number' && !row.address);
    if (foreign) throw new AppError('order.foreign_customer');
    return { customer_name: row.name, delivery_address_id: row.address, address_line: row.address ? addressLine(row) : null };
  }

  /** Contacts to be written to, each with its customer's orders among those given. */
  async toNotify(orderIds: readonly number[]): Promise<Notify> {
    const rows = await this.query<{
      contact_id: number;
      customer_id: number;
      customer: string;
      name: string;
      email: string;
      orders: Notify[number]['orders'];
    }>(
      `SELECT t.id AS contact_id, c.id AS customer_id, c.name AS customer, t.name, t.email,
         json_agg(json_build_object('id', o.id, 'number', coalesce(o.production_id, o.offer_id),
           'customer_order_number', o.customer_order_number) ORDER BY o.id) AS orders
       FROM orders.orders o
       JOIN orders.customers c ON c.id = o.customer_id AND c.company_id = o.company_id
       JOIN orders.contacts t ON t.customer_id = c.id AND t.notify
       WHERE o.company_id = $1 AND o.id = ANY($2)
       GROUP BY t.id, c.id ORDER BY c.id, t.id`,
      [this.companyId, orderIds],
    );
    return rows as unknown as Notify;
  }

  private isRare(text: string): Promise<boolean> {
    return isFoundByIndex((sql, params) => this.query(sql, params), this.companyId, searched, text);
  }

  private async addressesById(ids: readonly (number | null)[]): Promise<Map<number, StoredAddress>> {
    const rows = await this.query<StoredAddress>('SELECT * FROM orders.addresses WHERE company_id = $1 AND id = ANY($2)', [
      this.companyId,
      ids.filter((id) => id !== null),
    ]);
    return new Map(rows.map((row) => [row.id, row]));
  }
}
