import { idOf, page, unique, type Call } from './call';

const product = { position: 'A1', width: 1000, height: 1200, depth: 82, weight: 40, area: 1.2 };

/** Orders and their products. */
export const callsOfOrders: readonly Call[] = [
  {
    call: 'GET orders',
    params: [...page, 'week', 'delivery_date_from', 'delivery_date_to', 'status_from', 'status_to'],
    answers: ['data', 'last_page', 'total'],
    ask: () => ({
      query: {
        rows: 20,
        order_by: 'production_id',
        order: 'DESC',
        page: 1,
        filter: 'null',
        status_from: 0,
        status_to: 100,
      },
    }),
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
  {
    call: 'GET products/{id}',
    answers: ['id', 'order_id'],
    ask: (_world, made) => ({ at: { id: idOf(made, 'product') } }),
  },
  {
    call: 'PUT products/{id}',
    ask: (_world, made) => ({ at: { id: idOf(made, 'product') }, body: { position: 'A2' } }),
  },
  {
    call: 'PATCH products/{barcode}',
    fields: ['status'],
    ask: (_world, made) => ({ at: { barcode: made.product?.barcode }, body: { status: 4 } }),
  },
  {
    call: 'PATCH products/{barcode}',
    ask: () => ({ at: { barcode: 'nobody has it' }, body: { status: 4 } }),
    status: 404,
  },
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
