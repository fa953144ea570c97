import { AppError, isUniqueViolation, TenantRepository } from '@mullion/server-kit';
import type { StoredAddress, StoredContact, StoredCustomer } from './customer';

export type NewCustomer = Partial<Omit<StoredCustomer, 'id' | 'company_id' | 'version' | 'name'>> & {
  readonly name: string;
};
export type NewAddress = Pick<StoredAddress, 'customer_id' | 'country' | 'city'> & Partial<StoredAddress>;
export type NewContact = Omit<StoredContact, 'id' | 'company_id' | 'version'>;
export type CustomerSet = Partial<Omit<StoredCustomer, 'id' | 'company_id' | 'version'>>;
export type AddressSet = Partial<Omit<StoredAddress, 'id' | 'company_id' | 'customer_id' | 'version'>>;
export type ContactSet = Partial<Omit<StoredContact, 'id' | 'company_id' | 'customer_id' | 'version'>>;

const onName = (error: unknown, name: string): never => {
  if (isUniqueViolation(error, 'customers_name')) throw new AppError('customer.name_taken', { name });
  throw error;
};

/** Everything that writes customers, their addresses and contacts. */
export class CustomerRepository extends TenantRepository {
  /** @throws AppError `customer.name_taken` */
  async create(fields: NewCustomer): Promise<StoredCustomer> {
    const columns = Object.entries({ ...fields, company_id: this.companyId }).filter(
      ([, value]) => value !== undefined,
    );
    const [row] = await this.query<StoredCustomer>(
      `INSERT INTO orders.customers (${columns.map(([name]) => name).join(', ')})
       VALUES (${columns.map((_column, at) => `$${at + 1}`).join(', ')}) RETURNING *`,
      columns.map(([, value]) => value),
    ).catch((error: unknown) => onName(error, fields.name));
    return row as StoredCustomer;
  }

  /**
   * Makes customers in one statement, in the order given.
   * @throws AppError `conflict` when one of these names has been taken meanwhile
   */
  createMany(names: readonly string[]): Promise<StoredCustomer[]> {
    if (names.length === 0) return Promise.resolve([]);
    return this.query<StoredCustomer>(
      `INSERT INTO orders.customers (company_id, name)
       SELECT $1, n.name FROM unnest($2::text[]) WITH ORDINALITY AS n (name, place) ORDER BY n.place RETURNING *`,
      [this.companyId, names],
    ).catch((error: unknown) => {
      if (isUniqueViolation(error, 'customers_name')) throw new AppError('conflict');
      throw error;
    });
  }

  /** Writes columns, raises the version. @throws AppError `customer.name_taken` */
  update(id: number, set: CustomerSet): Promise<StoredCustomer> {
    return this.updateVersioned<StoredCustomer>({
      table: 'customers',
      id,
      set: { ...set, updated_at: new Date() },
    }).catch((error: unknown) => onName(error, set.name ?? ''));
  }

  /** Deletes the customer with its contacts and addresses. */
  delete(id: number): Promise<StoredCustomer> {
    return this.deleteVersioned<StoredCustomer>({ table: 'customers', id });
  }

  /** The customer, locked so that it cannot be deleted meanwhile. @throws AppError `not_found` */
  async lock(id: number): Promise<StoredCustomer> {
    const found = await this.row<StoredCustomer>('customers', id, 'FOR SHARE');
    if (!found) throw new AppError('not_found');
    return found;
  }

  /** The customer, to be changed or deleted: no order is created for it meanwhile. @throws AppError `not_found` */
  async lockForChange(id: number): Promise<StoredCustomer> {
    const found = await this.row<StoredCustomer>('customers', id, 'FOR UPDATE');
    if (!found) throw new AppError('not_found');
    return found;
  }

  /** Adds an address; a customer's first one becomes its main and default delivery address. */
  async addAddress(fields: NewAddress): Promise<StoredAddress> {
    const [row] = await this.addAddresses([fields]);
    return row as StoredAddress;
  }

  /** The same for many, in two statements; the rows in the order given. */
  async addAddresses(added: readonly NewAddress[]): Promise<StoredAddress[]> {
    if (added.length === 0) return [];
    const column = (name: keyof NewAddress): unknown[] => added.map((fields) => fields[name] ?? null);
    const rows = await this.query<StoredAddress>(
      `INSERT INTO orders.addresses (company_id, customer_id, country, city, street, post_code, phone, ref)
       SELECT $1, n.customer_id, upper(n.country), n.city, n.street, n.post_code, n.phone, n.ref
       FROM unnest($2::int[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[], $8::text[])
         WITH ORDINALITY AS n (customer_id, country, city, street, post_code, phone, ref, place) ORDER BY n.place RETURNING *`,
      [
        this.companyId,
        ...(['customer_id', 'country', 'city', 'street', 'post_code', 'phone', 'ref'] as const).map(column),
      ],
    );
    const first = new Map(rows.toReversed().map(({ customer_id, id }) => [customer_id, id]));
    await this.query(
      `UPDATE orders.customers c SET main_address_id = coalesce(c.main_address_id, n.id),
         default_delivery_address_id = coalesce(c.default_delivery_address_id, n.id), version = c.version + 1, updated_at = now()
       FROM unnest($2::int[], $3::int[]) AS n (customer_id, id)
       WHERE c.id = n.customer_id AND c.company_id = $1 AND (c.main_address_id IS NULL OR c.default_delivery_address_id IS NULL)`,
      [this.companyId, [...first.keys()], [...first.values()]],
    );
    return rows;
  }

  async addContact(fields: NewContact): Promise<StoredContact> {
    const [row] = await this.query<StoredContact>(
      `INSERT INTO orders.contacts (company_id, customer_id, name, email, mobile, notify) VALUES ($1, $2, $3, $4, $5, $6) RETURNING *`,
      [this.companyId, fields.customer_id, fields.name, fields.email, fields.mobile, fields.notify],
    );
    return row as StoredContact;
  }

  /** A customer's contact with this address, in any case. */
  async contactByEmail(customerId: number, email: string): Promise<StoredContact | null> {
    const [row] = await this.query<StoredContact>(
      'SELECT * FROM orders.contacts WHERE company_id = $1 AND customer_id = $2 AND lower(email) = lower($3) ORDER BY id LIMIT 1',
      [this.companyId, customerId, email],
    );
    return row ?? null;
  }

  /** An address, locked. @throws AppError `not_found` */
  async lockAddress(id: number): Promise<StoredAddress> {
    const found = await this.row<StoredAddress>('addresses', id, 'FOR UPDATE');
    if (!found) throw new AppError('not_found');
    return found;
  }

  updateAddress(id: number, set: AddressSet): Promise<StoredAddress> {
    return this.updateVersioned<StoredAddress>({ table: 'addresses', id, set });
  }

  /** Deletes an address and its customer's references to it. */
  async deleteAddress(id: number): Promise<StoredAddress> {
    const gone = await this.deleteVersioned<StoredAddress>({ table: 'addresses', id });
    await this.query(
      `UPDATE orders.customers SET main_address_id = nullif(main_address_id, $3),
         default_delivery_address_id = nullif(default_delivery_address_id, $3), version = version + 1, updated_at = now()
       WHERE id = $1 AND company_id = $2 AND $3 IN (main_address_id, default_delivery_address_id)`,
      [gone.customer_id, this.companyId, id],
    );
    return gone;
  }

  /** A contact, locked. @throws AppError `not_found` */
  async lockContact(id: number): Promise<StoredContact> {
    const found = await this.row<StoredContact>('contacts', id, 'FOR UPDATE');
    if (!found) throw new AppError('not_found');
    return found;
  }

  updateContact(id: number, set: ContactSet): Promise<StoredContact> {
    return this.updateVersioned<StoredContact>({ table: 'contacts', id, set });
  }

  deleteContact(id: number): Promise<StoredContact> {
    return this.deleteVersioned<StoredContact>({ table: 'contacts', id });
  }

  /** Customers by name, in any case; they cannot be deleted until the import ends. */
  byNames(names: readonly string[]): Promise<StoredCustomer[]> {
    return this.query<StoredCustomer>(
      `SELECT * FROM orders.customers WHERE company_id = $1 AND lower(name) IN (SELECT lower(n) FROM unnest($2::text[]) AS n)
       FOR KEY SHARE`,
      [this.companyId, names],
    );
  }

  /** Contacts with one of these names or e-mail addresses, in any case. */
  contactsCalled(names: readonly string[]): Promise<StoredContact[]> {
    return this.query<StoredContact>(
      `SELECT * FROM orders.contacts WHERE company_id = $1 AND (lower(name) = ANY($2) OR lower(email) = ANY($2)) ORDER BY id`,
      [this.companyId, names.map((name) => name.toLowerCase())],
    );
  }

  addressesOf(customerIds: readonly number[]): Promise<StoredAddress[]> {
    return this.query<StoredAddress>(
      'SELECT * FROM orders.addresses WHERE company_id = $1 AND customer_id = ANY($2) ORDER BY id',
      [this.companyId, customerIds],
    );
  }
}
