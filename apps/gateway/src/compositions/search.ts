import {
  searchCustomers,
  searchEverything,
  searchOrders,
  searchPallets,
  searchProducts,
  searchTrucks,
} from '@mullion/contracts';
import { defineComposition } from '../composition';
import { orNull } from './or-null';

/** Somebody who types does not wait longer for an owner, as when it is being restarted. */
const OWNER_MS = 1_000;

/** Every owner is asked at once for its own; each answers within its own limits and by the rights of who asks. */
export const search = defineComposition(searchEverything, async ({ query }, ask) => {
  const within = { timeoutMs: OWNER_MS };
  const [orders, products, customers, pallets, trucks] = await Promise.all([
    orNull(ask(searchOrders, query, within)),
    orNull(ask(searchProducts, query, within)),
    orNull(ask(searchCustomers, query, within)),
    orNull(ask(searchPallets, query, within)),
    orNull(ask(searchTrucks, query, within)),
  ]);
  return { orders, products, customers, pallets, trucks };
});
