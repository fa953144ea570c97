import { z } from 'zod';
import { companyId, orderId, supplierId } from '../kit/id.schema';
import { defineRoute, isoDate, isoMoment, ok, urlId, version } from '../kit/route';
import { line } from '../kit/text.schema';

const reader = { access: 'session' } as const;
const writer = { access: 'session', types: [0, 1] } as const;
const id = z.strictObject({ id: urlId(supplierId) });

/** Most suppliers that a company shows as columns of preparation. */
export const MAX_SHOWN_SUPPLIERS = 50;

export const supplier = z.object({
  id: supplierId,
  /** Null: shared by all companies; it cannot be deleted. */
  company_id: companyId.nullable(),
  title: z.string(),
  short_title: z.string(),
  /** Its column in preparation, from 0; null: not shown. Each company has its own order. */
  order_number: z.int().nullable(),
  /** Orders that wait for it: not made yet. */
  orders: z.int(),
  /** Of them those without a confirmed date. */
  unconfirmed: z.int(),
  /** The furthest date that it confirmed for them. */
  furthest_date: isoDate.nullable(),
  /** When something was last ordered from it. */
  last_ordered_at: isoDate.nullable(),
  created_at: isoMoment,
  updated_at: isoMoment,
  version,
});
export type Supplier = z.infer<typeof supplier>;

/** What names a supplier; the short title stands in the head of its column. */
export const supplierFields = z.strictObject({ title: line(191).min(1), short_title: line(16).min(1) });

export const showingSupplier = z.object({
  supplier_id: supplierId,
  order_number: z.int(),
  title: z.string(),
  short_title: z.string(),
});
export type ShowingSupplier = z.infer<typeof showingSupplier>;

export const listSuppliers = defineRoute({
  service: 'production',
  name: 'suppliers.list',
  method: 'GET',
  path: 'suppliers',
  summary: 'Suppliers of the company and shared ones: those shown in their order, then the others by title',
  policy: reader,
  response: z.array(supplier),
});

export const listShowingSuppliers = defineRoute({
  service: 'production',
  name: 'suppliers.showing',
  method: 'GET',
  path: 'suppliers/showing',
  summary: 'Suppliers that preparation has a column for, in their order',
  policy: reader,
  response: z.array(showingSupplier),
});

/** A new supplier is shown last. Errors: supplier.title_taken. */
export const createSupplier = defineRoute({
  service: 'production',
  name: 'suppliers.create',
  method: 'POST',
  path: 'suppliers',
  summary: 'A new supplier of the company',
  success: 201,
  policy: writer,
  body: supplierFields,
  response: supplier,
});

/** It leaves the orders it is on. Errors: supplier.shared. */
export const deleteSupplier = defineRoute({
  service: 'production',
  name: 'suppliers.delete',
  method: 'DELETE',
  path: 'suppliers/{id}',
  summary: 'Delete a supplier of the company',
  policy: writer,
  params: id,
  response: ok,
});

/** The orders that a supplier is on, newest first; at most 200 are named. */
export const listSupplierOrders = defineRoute({
  service: 'production',
  name: 'suppliers.orders',
  method: 'GET',
  path: 'suppliers/{id}/orders',
  summary: 'Orders that a supplier is on',
  policy: reader,
  params: id,
  response: z.object({ orders: z.array(z.object({ order_id: orderId, number: z.string() })), total: z.int() }),
});

/**
 * All suppliers that are shown from now on; they are numbered from 0 in the order of their numbers. Errors:
 * supplier.not_found, supplier.named_twice.
 */
export const saveShowingSuppliers = defineRoute({
  service: 'production',
  name: 'suppliers.show',
  method: 'POST',
  path: 'showing-suppliers',
  summary: 'Set which suppliers preparation shows, and in which order',
  policy: writer,
  body: z.strictObject({
    suppliers: z
      .array(z.strictObject({ supplier_id: supplierId, order_number: z.int().min(0).max(100_000).nullable() }))
      .max(MAX_SHOWN_SUPPLIERS),
  }),
  response: z.array(showingSupplier),
});

export const suppliersRoutes = {
  listSuppliers,
  listShowingSuppliers,
  createSupplier,
  deleteSupplier,
  listSupplierOrders,
  saveShowingSuppliers,
};
