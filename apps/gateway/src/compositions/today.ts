import { getOrdersToday, getPalletsToday, getToday, getTrucksToday } from '@mullion/contracts';
import { log } from '@mullion/server-kit';
import { defineComposition } from '../composition';

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

const orNull = async <T>(answer: Promise<T>): Promise<T | null> => {
  try {
    return await answer;
  } catch (error) {
    log().warn({ reason: String(error) }, 'today without one of its parts');
    return null;
  }
};
