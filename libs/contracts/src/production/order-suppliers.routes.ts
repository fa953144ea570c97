import { z } from 'zod';
import { orderSupplierId, supplierId } from '../kit/id.schema';
import { defineRoute, isoDate, ok, urlId, version } from '../kit/route';
import { line } from '../kit/text.schema';
import { orderSupplier } from './order-supplier.schema';

const reader = { access: 'session' } as const;
const planner = { access: 'session', types: [0, 1] } as const;

const comment = z.string().trim().max(2000).nullish();
const fields = {
  ordered_at: isoDate.nullish(),
  order_number: line(64).nullish(),
  confirmed_delivery_date: isoDate.nullish(),
  comment,
};

/** An order of the company by id or, when that is no id, by what people call it. */
const order = z.strictObject({ id: line(64).min(1) });

export const listOrderSuppliers = defineRoute({
  service: 'production',
  name: 'order-suppliers.list',
  method: 'GET',
  path: 'orders/{id}/suppliers',
  summary: 'Suppliers of an order',
  policy: reader,
  params: order,
  response: z.array(orderSupplier),
});

/**
 * Adds suppliers, and in the same step changes and takes off others of the order: all or nothing. What is not named
 * stays; a row to take off that is gone already is no fault. Answers every supplier of the order. Errors:
 * order.not_found, supplier.not_found, supplier.on_order_already, supplier.named_twice, supplier.row_changed,
 * supplier.row_removed (another user changed or removed it meanwhile).
 */
export const saveOrderSuppliers = defineRoute({
  service: 'production',
  name: 'order-suppliers.save',
  method: 'POST',
  path: 'orders/{id}/suppliers',
  summary: 'Add suppliers to an order, named by id or by number, and change those it has, all or nothing',
  success: 201,
  policy: planner,
  params: order,
  body: z.strictObject({
    order_suppliers: z.array(z.strictObject({ supplier_id: supplierId, ...fields })).max(50),
    changed: z
      .array(z.strictObject({ id: orderSupplierId, ...fields, version: version.optional() }))
      .max(50)
      .default([]),
    removed: z.array(orderSupplierId).max(50).default([]),
  }),
  response: z.array(orderSupplier),
});

/** What is not named stays; null clears it. */
export const updateOrderSupplier = defineRoute({
  service: 'production',
  name: 'order-suppliers.update',
  method: 'PUT',
  path: 'order-suppliers/{id}',
  summary: 'Say when something was ordered from a supplier, and when it comes',
  policy: planner,
  params: z.strictObject({ id: urlId(orderSupplierId) }),
  body: z.strictObject({ ...fields, version: version.optional() }),
  response: orderSupplier,
});

export const deleteOrderSupplier = defineRoute({
  service: 'production',
  name: 'order-suppliers.delete',
  method: 'DELETE',
  path: 'order-suppliers/{id}',
  summary: 'Take a supplier off an order',
  policy: planner,
  params: z.strictObject({ id: urlId(orderSupplierId) }),
  response: ok,
});

/** Days on which the factory rests although they are no weekend. */
export const listHolidays = defineRoute({
  service: 'production',
  name: 'holidays.list',
  method: 'GET',
  path: 'holidays',
  summary: 'Public holidays of the company in these years',
  policy: reader,
  query: z.strictObject({
    from: z.coerce.number().int().min(2000).max(2100),
    to: z.coerce.number().int().min(2000).max(2100),
  }),
  response: z.array(z.object({ date: isoDate, name: z.object({ lt: z.string(), en: z.string() }) })),
});

export const orderSuppliersRoutes = {
  listOrderSuppliers,
  saveOrderSuppliers,
  updateOrderSupplier,
  deleteOrderSupplier,
  listHolidays,
};
