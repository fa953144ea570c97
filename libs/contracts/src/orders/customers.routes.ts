import { z } from 'zod';
import { addressId, contactId, customerId } from '../kit/id.schema';
import { pageOf, pageQuery, sortOrder } from '../kit/page.schema';
import { templateSummary } from '../documents/templates.schema';
import { defineRoute, ok, urlId, urlText } from '../kit/route';
import {
  address,
  addressEdit,
  addressFields,
  contact,
  contactEdit,
  contactFields,
  customer,
  customerEdit,
  newCustomerFields,
} from './customer.schema';

/** Who has the customers page reads customers, and writes contacts and addresses too. */
const hasCustomers = { access: 'session', right: 'CA_NEW' } as const;
const id = z.strictObject({ id: urlId(customerId) });

export const customerSortColumns = [
  'name',
  'code',
  'vat_number',
  'mobile',
  'phone',
  'email',
  'pricing',
  'default_discount',
] as const;

export const listCustomers = defineRoute({
  service: 'orders',
  name: 'customers.list',
  method: 'GET',
  path: 'customers',
  summary: 'Customers',
  policy: hasCustomers,
  query: z.strictObject({
    ...pageQuery,
    filter: urlText,
    order_by: z.enum([...customerSortColumns, 'null']).default('name'),
    order: sortOrder,
  }),
  /** The shape of every list, and the one that names its rows `customers`. */
  response: pageOf(customer).extend({
    current_page: z.int(),
    customers: z.array(customer),
    page: z.int(),
    pagesCount: z.int(),
    itemsCount: z.int(),
  }),
});

export const getCustomer = defineRoute({
  service: 'orders',
  name: 'customers.get',
  method: 'GET',
  path: 'customers/{id}',
  summary: 'A customer with contacts and addresses',
  policy: hasCustomers,
  params: id,
  response: customer.extend({
    contacts: z.array(contact),
    addresses: z.array(address),
    /** Its export templates, by documents: null where it has none, and while documents does not answer. */
    pallet_list_template: templateSummary.nullish(),
    truck_list_template: templateSummary.nullish(),
  }),
});

export const createCustomer = defineRoute({
  service: 'orders',
  name: 'customers.create',
  method: 'POST',
  path: 'customers',
  summary: 'A new customer, with an address and a contact where they are given',
  success: 201,
  policy: hasCustomers,
  body: newCustomerFields,
  response: customer,
});

/** What is not named stays as it is. Orders that have not left yet follow a new name. */
export const updateCustomer = defineRoute({
  service: 'orders',
  name: 'customers.update',
  method: 'PUT',
  path: 'customers/{id}',
  summary: 'Edit a customer',
  policy: { access: 'session', right: 'CA_EDIT', refusal: 'no_rights_to_edit_customer' },
  params: id,
  body: customerEdit,
  response: customer,
});

export const deleteCustomer = defineRoute({
  service: 'orders',
  name: 'customers.delete',
  method: 'DELETE',
  path: 'customers/{id}',
  summary: 'Delete a customer that no order names, with its contacts and addresses',
  policy: { access: 'session', right: 'CA_DEL', refusal: 'no_rights_to_delete_customer' },
  params: id,
  response: ok,
});

export const createContact = defineRoute({
  service: 'orders',
  name: 'contacts.create',
  method: 'POST',
  path: 'contacts',
  summary: 'A contact of a customer',
  success: 201,
  policy: hasCustomers,
  body: contactFields,
  response: contact,
});

export const updateContact = defineRoute({
  service: 'orders',
  name: 'contacts.update',
  method: 'PUT',
  path: 'contacts/{id}',
  summary: 'Edit a contact',
  policy: hasCustomers,
  params: z.strictObject({ id: urlId(contactId) }),
  body: contactEdit,
  response: contact,
});

export const deleteContact = defineRoute({
  service: 'orders',
  name: 'contacts.delete',
  method: 'DELETE',
  path: 'contacts/{id}',
  summary: 'Delete a contact; orders lose it',
  policy: hasCustomers,
  params: z.strictObject({ id: urlId(contactId) }),
  response: ok,
});

export const listAddresses = defineRoute({
  service: 'orders',
  name: 'addresses.list',
  method: 'GET',
  path: 'addresses',
  summary: 'Addresses of a customer',
  policy: hasCustomers,
  query: z.strictObject({ customer_id: urlId(customerId) }),
  response: z.array(address),
});

export const createAddress = defineRoute({
  service: 'orders',
  name: 'addresses.create',
  method: 'POST',
  path: 'addresses',
  summary: 'An address of a customer',
  success: 201,
  policy: hasCustomers,
  body: addressFields,
  response: address,
});

/** Orders that have not left yet follow the new address. */
export const updateAddress = defineRoute({
  service: 'orders',
  name: 'addresses.update',
  method: 'PUT',
  path: 'addresses/{id}',
  summary: 'Edit an address',
  policy: hasCustomers,
  params: z.strictObject({ id: urlId(addressId) }),
  body: addressEdit,
  response: address,
});

export const deleteAddress = defineRoute({
  service: 'orders',
  name: 'addresses.delete',
  method: 'DELETE',
  path: 'addresses/{id}',
  summary: 'Delete an address that no order still has to go to',
  policy: hasCustomers,
  params: z.strictObject({ id: urlId(addressId) }),
  response: ok,
});

export const customersRoutes = {
  listCustomers,
  getCustomer,
  createCustomer,
  updateCustomer,
  deleteCustomer,
  createContact,
  updateContact,
  deleteContact,
  listAddresses,
  createAddress,
  updateAddress,
  deleteAddress,
};
