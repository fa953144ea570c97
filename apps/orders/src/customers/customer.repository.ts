import { AppError, isUniqueViolation, TenantRepository } from '@mullion/server-kit';
import type { StoredAddress, StoredContact, StoredCustomer } from './customer';

export type NewCustomer = Partial<Omit<StoredCustomer, 'id' | 'company_id' | 'version' | 'name'>> & { readonly name: string };
export type NewAddress = Pick<StoredAddress, 'customer_id' | 'country' | 'city'> & Partial<StoredAddress>;
export type NewContact = Omit<StoredContact, 'id' | 'company_id'>;

/** Everything that writes customers, their addresses and contacts. */
export class CustomerRepository extends TenantRepository {
  /** @throws AppError `customer.name_taken` */
  async create(fields: NewCustomer): Promise<StoredCustomer> {
    try {
      const [row] = await this.query<StoredCustomer>(
        `INSERT INTO orders.customers (company_id, name, short_name, code, vat_number, email, phone, mobile, ref, pricing, default_discount)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) RETURNING *`,
        [
          this.companyId,
          fields.name,
          fields.short_name ?? null,
          fields.code ?? null,
          fields.vat_number ?? null,
          fields.email ?? null,
          fields.phone ?? null,
          fields.mobile ?? null,
          fields.ref ?? null,
          fields.pricing ?? null,
          fields.default_discount ?? 0,
        ],
      );
      return row as StoredCustomer;
    } catch (error) {
      if (isUniqueViolation(error, 'customers_name')) throw new AppError('customer.name_taken', { name: fields.name });
      throw error;
    }
  }

  /** The customer, locked so that it cannot be deleted meanwhile. @throws AppError `not_found` */
  async lock(id: number): Promise<StoredCustomer> {
    const found = await this.row<StoredCustomer>('customers', id, 'FOR SHARE');
    if (!found) throw new AppError('not_found');
    return found;
  }

  /** Adds an address; a customer's first one becomes its main and default delivery address. */
  async addAddress(fields: NewAddress): Promise<StoredAddress> {
    const [row] = await this.query<StoredAddress>(
      `INSERT INTO orders.addresses (company_id, customer_id, country, city, street, post_code, phone, ref)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8) RETURNING *`,
      [
        this.companyId,
        fields.customer_id,
        fields.country.toUpperCase(),
        fields.city,
        fields.street ?? null,
        fields.post_code ?? null,
        fields.phone ?? null,
        fields.ref ?? null,
      ],
    );
    const address = row as StoredAddress;
    await this.query(
      `UPDATE orders.customers SET main_address_id = coalesce(main_address_id, $3),
         default_delivery_address_id = coalesce(default_delivery_address_id, $3), version = version + 1, updated_at = now()
       WHERE id = $1 AND company_id = $2 AND (main_address_id IS NULL OR default_delivery_address_id IS NULL)`,
      [fields.customer_id, this.companyId, address.id],
    );
    return address;
  }

  async addContact(fields: NewContact): Promise<StoredContact> {
    const [row] = await this.query<StoredContact>(
      `INSERT INTO orders.contacts (company_id, customer_id, name, email, mobile, notify) VALUES ($1, $2, $3, $4, $5, $6) RETURNING *`,
      [this.companyId, fields.customer_id, fields.name, fields.email, fields.mobile, fields.notify],
    );
    return row as StoredContact;
  }

  /** Customers by name, whatever the letters' case. */
  byNames(names: readonly string[]): Promise<StoredCustomer[]> {
    return this.query<StoredCustomer>(
      `SELECT * FROM orders.customers WHERE company_id = $1 AND lower(name) IN (SELECT lower(n) FROM unnest($2::text[]) AS n)`,
      [this.companyId, names],
    );
  }

  addressesOf(customerIds: readonly number[]): Promise<StoredAddress[]> {
    return this.query<StoredAddress>('SELECT * FROM orders.addresses WHERE company_id = $1 AND customer_id = ANY($2) ORDER BY id', [
      this.companyId,
      customerIds,
    ]);
  }
}
