import { z } from 'zod';
import { emailPattern, type Order, type orderFields, orderLengths } from '@mullion/contracts';
import { isIsoDate } from '@mullion/i18n';

const text = (max: number) => z.string().trim().max(max);
const pieces = z
  .string()
  .trim()
  .regex(/^\d{0,5}$/, 'common:form.whole');

/** The order dialog's fields as they are typed; selects hold ids as text, '' is nothing. */
export const orderFormSchema = z
  .object({
    production_id: text(64),
    offer_id: text(64),
    customer_id: z.int().nullable(),
    contact_id: z.string(),
    delivery_address: z.string(),
    delivery_date: z.string().refine((date) => date === '' || isIsoDate(date), 'common:form.isoDate'),
    customer_order_number: text(orderLengths.customerNumber),
    product_type: text(orderLengths.kind),
    wood_type: text(orderLengths.kind),
    paint_type: text(orderLengths.kind),
    element_count: pieces,
    spross_count: pieces,
    manager_email: text(320).refine((email) => email === '' || emailPattern.test(email), 'common:form.email'),
    status: z.string(),
  })
  .refine((form) => form.production_id !== '' || form.offer_id !== '', {
    path: ['production_id'],
    message: 'orders:form.numberRequired',
  });
export type OrderForm = z.input<typeof orderFormSchema>;

/** An existing order in the dialog, or an empty one. */
export const formOfOrder = (order: Order | null): OrderForm => ({
  production_id: order?.production_id ?? '',
  offer_id: order?.offer_id ?? '',
  customer_id: order?.customer_id ?? null,
  contact_id: order?.contact_id ? String(order.contact_id) : '',
  delivery_address: order?.delivery_address ? String(order.delivery_address) : '',
  delivery_date: order?.delivery_date ?? '',
  customer_order_number: order?.customer_order_number ?? '',
  product_type: order?.product_type ?? '',
  wood_type: order?.wood_type ?? '',
  paint_type: order?.paint_type ?? '',
  element_count: String(order?.element_count ?? ''),
  spross_count: String(order?.spross_count ?? ''),
  manager_email: order?.manager_email ?? '',
  status: String(order?.status ?? 0),
});

/**
 * A date, a status or a customer's name that pallets, trucks and the floor go by is typed, and all of it can be read.
 */
export const touchesOthers = (form: OrderForm, before: Order): boolean => {
  const was = formOfOrder(before);
  const followed = ['production_id', 'offer_id', 'customer_id', 'delivery_address', 'delivery_date', 'status'] as const;
  return followed.some((name) => form[name] !== was[name]) && orderFormSchema.safeParse(form).success;
};

const orNull = (typed: string): string | null => (typed === '' ? null : typed);
const numberOrNull = (typed: string): number | null => (typed === '' ? null : Number(typed));

/** The body of POST and PUT. Customer only where the person may choose it, status only when it was changed. */
export const bodyOfForm = (
  form: OrderForm,
  before: Order | null,
  mayChooseCustomer: boolean,
): z.input<typeof orderFields> => ({
  production_id: orNull(form.production_id.trim()),
  offer_id: orNull(form.offer_id.trim()),
  ...(mayChooseCustomer ? { customer_id: form.customer_id } : {}),
  contact_id: numberOrNull(form.contact_id),
  delivery_address: numberOrNull(form.delivery_address),
  delivery_date: orNull(form.delivery_date),
  customer_order_number: orNull(form.customer_order_number.trim()),
  product_type: orNull(form.product_type.trim()),
  wood_type: orNull(form.wood_type.trim()),
  paint_type: orNull(form.paint_type.trim()),
  element_count: numberOrNull(form.element_count.trim()),
  spross_count: numberOrNull(form.spross_count.trim()),
  manager_email: orNull(form.manager_email.trim()),
  ...(before && Number(form.status) !== before.status ? { status: Number(form.status) } : {}),
  ...(before ? { version: before.version } : {}),
});
