import { z } from 'zod';
import { defineCall } from '../kit/call';
import { contactId, customerId, orderId } from '../kit/id.schema';
import { orderRecord, productRecord } from './orders.events';
import { actionsQuery } from './orders.routes';
import { statusChange } from './order.schema';

/** Bulk heal: the current records of these orders (by id or number) with all their products, for copies that have not arrived yet. */
export const getOrderRecords = defineCall({
  service: 'orders',
  name: 'records.by-orders',
  timeoutMs: 10_000,
  input: z.object({ order_ids: z.array(orderId).max(200).optional(), numbers: z.array(z.string()).max(200).optional() }),
  output: z.object({ orders: z.array(orderRecord), products: z.array(productRecord) }),
});

/** Who is written to when a truck leaves: every contact with `notify` of the orders' customers, with only that customer's orders. */
export const listNotifyContacts = defineCall({
  service: 'orders',
  name: 'contacts.to-notify',
  input: z.object({ order_ids: z.array(orderId).max(1000) }),
  output: z.array(
    z.object({
      contact_id: contactId,
      customer_id: customerId,
      customer: z.string(),
      name: z.string(),
      email: z.string(),
      orders: z.array(z.object({ id: orderId, number: z.string(), customer_order_number: z.string().nullable() })),
    }),
  ),
});

/** Image data by content hash, for drawings in PDFs. */
export const getImages = defineCall({
  service: 'orders',
  name: 'images.by-hash',
  input: z.object({ hashes: z.array(z.string()).max(500) }),
  output: z.record(z.string(), z.string()),
});

export const listOrderActions = defineCall({ service: 'orders', name: 'actions.list', input: actionsQuery, output: z.array(statusChange) });

export const ordersCalls = { getOrderRecords, listNotifyContacts, getImages, listOrderActions };
