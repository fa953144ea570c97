import { z } from 'zod';
import { defineCall } from '../kit/call';
import { foundCustomer, foundOrder, foundProduct, searchedText } from './search.schema';

/** What the search everywhere shows of each kind, the best first; a second later nobody waits for it any more. */
const searched = { timeoutMs: 2_000, input: z.object({ text: searchedText }) };
export const searchOrders = defineCall({
  service: 'orders',
  name: 'orders.search',
  ...searched,
  output: z.array(foundOrder),
});
/** By the beginning or the end of a barcode. */
export const searchProducts = defineCall({
  service: 'orders',
  name: 'products.search',
  ...searched,
  output: z.array(foundProduct),
});
/** None for those who have no customers page. */
export const searchCustomers = defineCall({
  service: 'orders',
  name: 'customers.search',
  ...searched,
  output: z.array(foundCustomer),
});
