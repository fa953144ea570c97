import { z } from 'zod';
import { copiedProducts, orderLengths, type copyOrder } from '@mullion/contracts';
import { isIsoDate } from '@mullion/i18n';

const text = (max: number) => z.string().trim().max(max);

/** What is asked for a copy of an order; '' is nothing. */
export const copyForm = z
  .object({
    production_id: text(orderLengths.number),
    offer_id: text(orderLengths.number),
    delivery_date: z.string().refine((date) => date === '' || isIsoDate(date), 'common:form.isoDate'),
    customer_order_number: text(orderLengths.customerNumber),
    products: z.enum(copiedProducts),
  })
  .refine((form) => form.production_id !== '' || form.offer_id !== '', {
    path: ['production_id'],
    message: 'orders:form.numberRequired',
  });
export type CopyForm = z.input<typeof copyForm>;

export const newCopy: CopyForm = {
  production_id: '',
  offer_id: '',
  delivery_date: '',
  customer_order_number: '',
  products: 'all',
};

const orNull = (typed: string): string | null => (typed === '' ? null : typed);

export const bodyOfCopy = ({ products, ...typed }: z.output<typeof copyForm>): z.input<typeof copyOrder.body> => ({
  production_id: orNull(typed.production_id),
  offer_id: orNull(typed.offer_id),
  delivery_date: orNull(typed.delivery_date),
  customer_order_number: orNull(typed.customer_order_number),
  products,
});
