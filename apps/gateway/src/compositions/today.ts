import { getOrdersToday, getPalletsToday, getToday, getTrucksToday } from '@mullion/contracts';
import { defineComposition } from '../composition';
import { orNull } from './or-null';

/** The panel stands above a list that must not wait for it. */
const BESIDE_MS = 2_000;

/** What waits for somebody: orders always; pallets and trucks when their owners answer in time. */
export const today = defineComposition(getToday, async (_input, ask) => {
  const [orders, pallets, trucks] = await Promise.all([
    ask(getOrdersToday, {}),
    orNull(ask(getPalletsToday, {}, { timeoutMs: BESIDE_MS })),
    orNull(ask(getTrucksToday, {}, { timeoutMs: BESIDE_MS })),
  ]);
  return { orders, pallets, trucks };
});
