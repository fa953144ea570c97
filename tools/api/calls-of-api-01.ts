import { idOf, unique, type Call } from './call';
import { callsOfCompany, callsOfCustomers } from './calls-of-customers';
import { callsOfOrders } from './calls-of-orders';

const session: readonly Call[] = [
  {
    call: 'POST login',
    fields: ['email', 'password'],
    answers: ['token'],
    ask: () => ({ body: { email: 'admin@demo.mullion.test', password: 'Mullion-2026!' } }),
  },
  { call: 'POST login', ask: () => ({ body: { email: 'admin@demo.mullion.test', password: 'wrong' } }), status: 401 },
  { call: 'POST login', ask: () => ({ body: { email: 'admin', password: 'wrong' } }), status: 400 },
  {
    call: 'GET user',
    answers: ['id', 'name', 'email', 'type', 'company_id', 'company', 'created_at', 'updated_at'],
    ask: () => ({}),
  },
  { call: 'GET users', answers: ['id', 'name', 'email', 'type', 'company_id'], ask: () => ({}) },
  {
    call: 'POST users',
    fields: ['email', 'password', 'name', 'type', 'company_id'],
    answers: ['id'],
    ask: () => ({
      body: { email: `${unique}@x.test`, password: 'Mullion-2026!', name: unique, type: 5, company_id: 1 },
    }),
    status: 201,
    keep: 'user',
  },
  {
    call: 'PUT users/{id}',
    fields: ['name', 'type', 'password'],
    ask: (_world, made) => ({
      at: { id: idOf(made, 'user') },
      body: { name: `${unique} b`, type: 4, password: 'Mullion-2027!' },
    }),
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
  {
    call: 'GET status-rights',
    answers: ['id', 'user_type', 'before', 'after', 'table_name', 'company_id'],
    ask: () => ({}),
  },
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
  {
    call: 'POST pallets/barcodes',
    fields: ['pallets'],
    answers: link,
    ask: ({ packedPallet }) => ({ body: { pallets: [packedPallet] } }),
  },
  {
    call: 'POST trucks/pdf',
    fields: ['trucks'],
    answers: link,
    ask: ({ ids }) => ({ body: { trucks: [ids.trucks?.id] } }),
  },
  {
    call: 'POST pallet-structures/export',
    fields: ['pallets'],
    answers: ['name', 'content'],
    ask: ({ packedPallet }) => ({ body: { pallets: [packedPallet] } }),
  },
  {
    call: 'POST work-centers/{id}/export',
    answers: link,
    ask: ({ ids }) => ({ at: { id: ids['work-centers']?.id }, body: {} }),
  },
  {
    call: 'POST work-centers/{id}/position-export',
    answers: link,
    ask: ({ ids }) => ({ at: { id: ids['work-centers']?.id }, body: {} }),
  },
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

/** Every call of API-01, in an order in which they can be made. */
export const callsOfApi01: readonly Call[] = [
  ...session,
  ...statuses,
  ...callsOfOrders,
  ...callsOfCustomers,
  ...callsOfCompany,
  ...exports,
];
