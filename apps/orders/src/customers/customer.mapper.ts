import type { Address, Contact, Customer } from '@mullion/contracts';
import type { StoredAddress, StoredContact, StoredCustomer } from './customer';

export const toAddress = (row: StoredAddress): Address => ({
  id: row.id as Address['id'],
  customer_id: row.customer_id as Address['customer_id'],
  country: row.country,
  post_code: row.post_code,
  city: row.city,
  street: row.street,
  ref: row.ref,
  phone: row.phone,
  version: row.version,
});

export const toContact = (row: StoredContact): Contact => ({
  id: row.id as Contact['id'],
  customer_id: row.customer_id as Contact['customer_id'],
  name: row.name,
  email: row.email,
  mobile: row.mobile,
  notify: row.notify,
  version: row.version,
});

type PackingTypeId = NonNullable<Customer['pref_packing_type']>['id'];

/** @param addresses those the customer names as main and default delivery address, by id */
export const toCustomer = (row: StoredCustomer, addresses: ReadonlyMap<number, StoredAddress>): Customer => {
  const named = (id: number | null): Customer['main_address'] => {
    const found = id === null ? undefined : addresses.get(id);
    return found ? { ...toAddress(found), zip_code: found.post_code } : null;
  };
  return {
    id: row.id as Customer['id'],
    type: row.type,
    name: row.name,
    short_name: row.short_name,
    code: row.code,
    vat_number: row.vat_number,
    email: row.email,
    phone: row.phone,
    mobile: row.mobile,
    ref: row.ref,
    main_address: named(row.main_address_id),
    default_delivery_address: named(row.default_delivery_address_id),
    pref_packing_type:
      row.pref_packing_type_id === null
        ? null
        : { id: row.pref_packing_type_id as PackingTypeId, description: row.pref_packing_type_name ?? '' },
    pricing: row.pricing,
    default_discount: row.default_discount,
    version: row.version,
  };
};
