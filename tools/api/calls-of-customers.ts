import { idOf, page, unique, type Call } from './call';

const customerFields = [
  'name',
  'code',
  'email',
  'mobile',
  'phone',
  'ref',
  'type',
  'vat_number',
  'pricing',
  'default_discount',
  'pref_packing_type',
];
/** Customers with their contacts and addresses. */
export const callsOfCustomers: readonly Call[] = [
  {
    call: 'GET customers',
    params: page,
    answers: ['customers', 'page', 'pagesCount', 'itemsCount', 'data', 'current_page', 'last_page', 'total'],
    ask: () => ({ query: { filter: 'a', rows: 10, page: 1, order: 'ASC', order_by: 'name' } }),
  },
  {
    call: 'POST customers',
    fields: customerFields,
    answers: ['id'],
    ask: () => ({ body: { name: unique } }),
    status: 201,
    keep: 'customer',
  },
  {
    call: 'GET customers/{id}',
    answers: ['id', 'contacts', 'addresses'],
    ask: (_world, made) => ({ at: { id: idOf(made, 'customer') } }),
  },
  {
    call: 'PUT customers/{id}',
    fields: [...customerFields, 'main_address', 'default_delivery_address'],
    ask: (_world, made) => ({ at: { id: idOf(made, 'customer') }, body: { code: '1', default_discount: 2.5 } }),
  },
  {
    call: 'GET countryCodes',
    params: ['language'],
    answers: ['id', 'language', 'country_name', 'country_code'],
    ask: () => ({ query: { language: 'lt' } }),
  },
  {
    call: 'POST addresses',
    fields: ['customer_id', 'country', 'city', 'street', 'post_code', 'phone', 'ref'],
    answers: ['id'],
    ask: (_world, made) => ({
      body: {
        customer_id: idOf(made, 'customer'),
        country: 'LT',
        city: 'Kaunas',
        street: 'A',
        post_code: '1',
        phone: '2',
        ref: '3',
      },
    }),
    status: 201,
    keep: 'address',
  },
  {
    call: 'GET addresses',
    params: ['customer_id'],
    answers: ['id', 'country', 'city'],
    ask: (_world, made) => ({ query: { customer_id: idOf(made, 'customer') } }),
  },
  {
    call: 'PUT addresses/{id}',
    fields: ['customer_id', 'country', 'city', 'street', 'post_code', 'phone', 'ref'],
    ask: (_world, made) => ({
      at: { id: idOf(made, 'address') },
      body: { customer_id: idOf(made, 'customer'), city: 'Vilnius' },
    }),
  },
  { call: 'DELETE addresses/{id}', ask: (_world, made) => ({ at: { id: idOf(made, 'address') } }) },
  {
    call: 'POST contacts',
    answers: ['id'],
    ask: (_world, made) => ({
      body: { customer_id: idOf(made, 'customer'), name: 'A', email: 'a@b.test', mobile: '1', notify: true },
    }),
    status: 201,
    keep: 'contact',
  },
  {
    call: 'PUT contacts/{id}',
    fields: ['name', 'email', 'mobile', 'notify', 'customer_id'],
    ask: (_world, made) => ({
      at: { id: idOf(made, 'contact') },
      body: { name: 'B', customer_id: idOf(made, 'customer') },
    }),
  },
  { call: 'DELETE contacts/{id}', ask: (_world, made) => ({ at: { id: idOf(made, 'contact') } }) },
  { call: 'DELETE customers/{id}', ask: (_world, made) => ({ at: { id: idOf(made, 'customer') } }) },
  { call: 'GET packing-types', answers: ['id', 'description'], ask: () => ({}) },
];

/** The company and its templates. */
export const callsOfCompany: readonly Call[] = [
  {
    call: 'PUT companies',
    fields: ['manager_emails', 'allow_custom_pallets', 'truck_loaded_email_template'],
    ask: () => ({
      body: { manager_emails: 'a@b.test,c@d.test', allow_custom_pallets: true, truck_loaded_email_template: '%orders' },
    }),
  },
  {
    call: 'POST templates',
    fields: ['logo_width', 'type', 'company', 'customer_id', 'language', 'header', 'image'],
    answers: ['id'],
    ask: () => ({
      form: { type: 'pallet', language: 'en', logo_width: '190', company: 'company', header: '<p>A</p>' },
    }),
    keep: 'template',
  },
  { call: 'GET templates/{id}', answers: ['id'], ask: (_world, made) => ({ at: { id: idOf(made, 'template') } }) },
];
