import type { World } from './world';

/** One call of §1.7: where it is, what it takes, what its answer names. */
export interface Call {
  /** Verb and path, as the specification writes them. */
  readonly call: string;
  /** Parameters of the URL and fields of the body that the specification names. */
  readonly params?: readonly string[];
  readonly fields?: readonly string[];
  /** Named result fields; of the first row where the answer is a list. */
  readonly answers?: readonly string[];
  /** The group of the ledger that still owes the call. The walk fails when the call has come and the mark has stayed. */
  readonly owedBy?: string;
  /** A real request: values for the path, the query, the body. Absent for calls owed. */
  readonly ask?: (world: World, made: Made) => Asked;
  readonly status?: number;
  /** Keeps the answer for later calls under this name. */
  readonly keep?: string;
}

export interface Asked {
  readonly at?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  /** Sent as a form; upload routes take nothing else. */
  readonly form?: Readonly<Record<string, string>>;
}
export type Made = Readonly<Record<string, { readonly id: number; readonly barcode?: string }>>;

const idOf = (made: Made, name: string): number => made[name]?.id ?? 0;
const product = { position: 'A1', width: 1000, height: 1200, depth: 82, weight: 40, area: 1.2 };
const page = ['rows', 'order_by', 'order', 'page', 'filter'];
const unique = `C17-${Date.now()}`;

const session: readonly Call[] = [
  {
    call: 'POST login',
    fields: ['email', 'password'],
    answers: ['token'],
    ask: () => ({ body: { email: 'admin@demo.mullion.test', password: 'Mullion-2026!' } }),
  },
  { call: 'POST login', ask: () => ({ body: { email: 'admin@demo.mullion.test', password: 'wrong' } }), status: 401 },
  { call: 'POST login', ask: () => ({ body: { email: 'admin', password: 'wrong' } }), status: 400 },
  { call: 'GET user', answers: ['id', 'name', 'email', 'type', 'company_id', 'company', 'created_at', 'updated_at'], ask: () => ({}) },
  { call: 'GET users', answers: ['id', 'name', 'email', 'type', 'company_id'], ask: () => ({}) },
  {
    call: 'POST users',
    fields: ['email', 'password', 'name', 'type', 'company_id'],
    answers: ['id'],
    ask: () => ({ body: { email: `${unique}@x.test`, password: 'Mullion-2026!', name: unique, type: 5, company_id: 1 } }),
    status: 201,
    keep: 'user',
  },
  {
    call: 'PUT users/{id}',
    fields: ['name', 'type', 'password'],
    ask: (_world, made) => ({ at: { id: idOf(made, 'user') }, body: { name: `${unique} b`, type: 4, password: 'Mullion-2027!' } }),
  },
  { call: 'DELETE users/{id}', ask: (_world, made) => ({ at: { id: idOf(made, 'user') } }) },
];

const statuses: readonly Call[] = [
  {
    call: 'GET statuses',
    params: ['language', 'table_name'],
    answers: ['id', 'table_name', 'status', 'text', 'language'],
    ask: () => ({ query: { language: 'lt', table_name: 'orders' } }),
  },
  { call: 'GET status-rights', answers: ['id', 'user_type', 'before', 'after', 'table_name', 'company_id'], ask: () => ({}) },
  {
    call: 'POST status-rights/delete',
    fields: ['table_name', 'user_type'],
    ask: () => ({ body: { table_name: 'trucks', user_type: 5 } }),
  },
  {
    call: 'POST status-rights/all',
    fields: ['updated'],
    ask: () => ({ body: { updated: JSON.stringify([{ user_type: 5, before: 1, after: 2, table_name: 'trucks' }]) } }),
  },
  {
    call: 'GET actions',
    params: ['table_name', 'table_id', 'language'],
    ask: ({ ids }) => ({ query: { table_name: 'orders', table_id: ids.orders?.id, language: 'en' } }),
  },
];

const orders: readonly Call[] = [
  {
    call: 'GET orders',
    params: [...page, 'week', 'delivery_date_from', 'delivery_date_to', 'status_from', 'status_to'],
    answers: ['data', 'last_page', 'total'],
    ask: () => ({ query: { rows: 20, order_by: 'production_id', order: 'DESC', page: 1, filter: 'null', status_from: 0, status_to: 100 } }),
  },
  {
    call: 'POST orders',
    fields: [
      'offer_id',
      'production_id',
      'delivery_date',
      'customer_id',
      'contact_id',
      'delivery_address',
      'customer_order_number',
      'manager_email',
    ],
    answers: ['id'],
    ask: ({ ids }) => ({
      body: {
        production_id: unique,
        offer_id: unique,
        delivery_date: '2026-12-01',
        customer_id: ids.customers?.id,
        contact_id: ids.contacts?.id,
        delivery_address: ids.addresses?.id,
        customer_order_number: '12',
        manager_email: 'a@b.test',
      },
    }),
    status: 201,
    keep: 'order',
  },
  {
    call: 'GET orders/{id}',
    params: ['with_product_images'],
    answers: ['id', 'products', 'images'],
    ask: (_world, made) => ({ at: { id: idOf(made, 'order') }, query: { with_product_images: 'true' } }),
  },
  {
    call: 'PUT orders/{id}',
    fields: [
      'status',
      'offer_id',
      'production_id',
      'delivery_date',
      'customer_id',
      'contact_id',
      'delivery_address',
      'customer_order_number',
      'manager_email',
      'pal_status',
    ],
    ask: (_world, made) => ({ at: { id: idOf(made, 'order') }, body: { status: 1, customer_order_number: '13' } }),
  },
  {
    call: 'POST products',
    answers: ['id', 'barcode'],
    ask: (_world, made) => ({ body: { order_id: idOf(made, 'order'), ...product } }),
    status: 201,
    keep: 'product',
  },
  { call: 'GET products/{id}', answers: ['id', 'order_id'], ask: (_world, made) => ({ at: { id: idOf(made, 'product') } }) },
  { call: 'PUT products/{id}', ask: (_world, made) => ({ at: { id: idOf(made, 'product') }, body: { position: 'A2' } }) },
  {
    call: 'PATCH products/{barcode}',
    fields: ['status'],
    ask: (_world, made) => ({ at: { barcode: made.product?.barcode }, body: { status: 4 } }),
  },
  { call: 'PATCH products/{barcode}', ask: () => ({ at: { barcode: 'nobody has it' }, body: { status: 4 } }), status: 404 },
  {
    call: 'PUT products',
    fields: ['products'],
    ask: (_world, made) => ({ body: { products: [{ id: idOf(made, 'product'), position: 'A3' }] } }),
  },
  {
    call: 'POST comments',
    fields: ['text', 'table_name', 'table_id'],
    ask: (_world, made) => ({ body: { text: 'A', table_name: 'products', table_id: idOf(made, 'product') } }),
    status: 201,
  },
  { call: 'PUT orders/{id}', ask: (_world, made) => ({ at: { id: idOf(made, 'order') }, body: { pal_status: 1 } }) },
  {
    call: 'PUT orders',
    fields: ['orders'],
    ask: (_world, made) => ({ body: { orders: [{ id: idOf(made, 'order'), pal_status: 1 }] } }),
  },
  {
    call: 'GET orders/many/id',
    params: ['orders'],
    answers: ['orders'],
    ask: ({ ids }, made) => ({ query: { orders: `${idOf(made, 'order')},${ids.orders?.id}` } }),
  },
  { call: 'DELETE orders/{id}/unpack', ask: (_world, made) => ({ at: { id: idOf(made, 'order') } }) },
  { call: 'DELETE products/{id}', ask: (_world, made) => ({ at: { id: idOf(made, 'product') } }) },
  { call: 'DELETE orders/{id}', ask: (_world, made) => ({ at: { id: idOf(made, 'order') } }) },
  { call: 'POST orders', ask: () => ({ body: { production_id: `${unique}-2` } }), status: 201, keep: 'another' },
  { call: 'DELETE orders', params: ['orders'], ask: (_world, made) => ({ query: { orders: idOf(made, 'another') } }) },
];

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
const customers: readonly Call[] = [
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
      body: { customer_id: idOf(made, 'customer'), country: 'LT', city: 'Kaunas', street: 'A', post_code: '1', phone: '2', ref: '3' },
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
    ask: (_world, made) => ({ at: { id: idOf(made, 'address') }, body: { customer_id: idOf(made, 'customer'), city: 'Vilnius' } }),
  },
  { call: 'DELETE addresses/{id}', ask: (_world, made) => ({ at: { id: idOf(made, 'address') } }) },
  {
    call: 'POST contacts',
    answers: ['id'],
    ask: (_world, made) => ({ body: { customer_id: idOf(made, 'customer'), name: 'A', email: 'a@b.test', mobile: '1', notify: true } }),
    status: 201,
    keep: 'contact',
  },
  {
    call: 'PUT contacts/{id}',
    fields: ['name', 'email', 'mobile', 'notify', 'customer_id'],
    ask: (_world, made) => ({ at: { id: idOf(made, 'contact') }, body: { name: 'B', customer_id: idOf(made, 'customer') } }),
  },
  { call: 'DELETE contacts/{id}', ask: (_world, made) => ({ at: { id: idOf(made, 'contact') } }) },
  { call: 'DELETE customers/{id}', ask: (_world, made) => ({ at: { id: idOf(made, 'customer') } }) },
  { call: 'GET packing-types', answers: ['id', 'description'], ask: () => ({}) },
];

const company: readonly Call[] = [
  {
    call: 'PUT companies',
    fields: ['manager_emails', 'allow_custom_pallets', 'truck_loaded_email_template'],
    ask: () => ({ body: { manager_emails: 'a@b.test,c@d.test', allow_custom_pallets: true, truck_loaded_email_template: '%orders' } }),
  },
  {
    call: 'POST templates',
    fields: ['logo_width', 'type', 'company', 'customer_id', 'language', 'header', 'file'],
    answers: ['id'],
    ask: () => ({ form: { type: 'pallet', language: 'en', logo_width: '190', company: 'company', header: '<p>A</p>' } }),
    keep: 'template',
  },
  { call: 'GET templates/{id}', answers: ['id'], ask: (_world, made) => ({ at: { id: idOf(made, 'template') } }) },
];

const link = ['link'];
const exports: readonly Call[] = [
  {
    call: 'POST pallets/pdf/preperation',
    fields: ['pallets'],
    answers: link,
    ask: ({ packedPallet }) => ({ body: { pallets: [packedPallet] } }),
  },
  {
    call: 'POST pallets/pdf/loading',
    fields: ['pallets'],
    answers: link,
    ask: ({ packedPallet }) => ({ body: { pallets: [packedPallet] } }),
  },
  { call: 'POST pallets/barcodes', fields: ['pallets'], answers: link, ask: ({ packedPallet }) => ({ body: { pallets: [packedPallet] } }) },
  { call: 'POST trucks/pdf', fields: ['trucks'], answers: link, ask: ({ ids }) => ({ body: { trucks: [ids.trucks?.id] } }) },
  {
    call: 'POST pallet-structures/export',
    fields: ['pallets'],
    answers: ['name', 'content'],
    ask: ({ packedPallet }) => ({ body: { pallets: [packedPallet] } }),
  },
  { call: 'POST work-centers/{id}/export', answers: link, ask: ({ ids }) => ({ at: { id: ids['work-centers']?.id }, body: {} }) },
  { call: 'POST work-centers/{id}/position-export', answers: link, ask: ({ ids }) => ({ at: { id: ids['work-centers']?.id }, body: {} }) },
  {
    call: 'POST custom-pdf',
    fields: ['rows'],
    answers: link,
    ask: () => ({
      body: {
        rows: [
          ['Gaminys', 'Kiekis'],
          ['Langas', 2],
        ],
      },
    }),
  },
  {
    call: 'POST orders/preperation/csv',
    fields: ['orders'],
    answers: link,
    ask: ({ ids }) => ({ body: { orders: [ids.orders?.id] } }),
  },
  {
    call: 'POST products/template/{templateId}',
    fields: ['products'],
    answers: link,
    ask: ({ ids }) => ({ at: { templateId: ids['pdf-templates']?.id }, body: { products: [ids.products?.id] } }),
  },
];

/** Every call of §1.7, in an order in which they can be made. */
export const callsOf17: readonly Call[] = [...session, ...statuses, ...orders, ...customers, ...company, ...exports];
