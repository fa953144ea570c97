import { getOrdersToday, getToday, listPallets, listTrucks, palletStatus, truckStatus, type Today } from '@mullion/contracts';
import { log } from '@mullion/server-kit';
import { defineComposition, type Ask } from '../composition';

/** The panel stands above a list that must not wait for it. */
const BESIDE_MS = 2_000;

/** What waits for somebody: orders always; pallets and trucks when their owners answer in time. */
export const today = defineComposition(getToday, async (_input, ask) => {
  const orders = await ask(getOrdersToday, {});
  const [pallets, trucks] = await Promise.all([orNull(() => palletsOf(ask)), orNull(() => trucksOf(ask, orders.today))]);
  return { orders, pallets, trucks };
});

const palletsOf = async (ask: Ask): Promise<Today['pallets']> => {
  const at = async (status: number): Promise<number> => {
    const query = listPallets.query.parse({ rows: 1, status_from: status, status_to: status });
    return (await ask(listPallets, { params: {}, query, body: {} }, { timeoutMs: BESIDE_MS })).total;
  };
  const [to_prepare, to_load_with_products, closed] = await Promise.all([
    at(palletStatus.notPrepared),
    at(palletStatus.prepared),
    at(palletStatus.closed),
  ]);
  return { to_prepare, to_load_with_products, closed };
};

const trucksOf = async (ask: Ask, day: string): Promise<Today['trucks']> => {
  const count = async (filter: object): Promise<number> => {
    const query = listTrucks.query.parse({ rows: 1, ...filter });
    return (await ask(listTrucks, { params: {}, query, body: {} }, { timeoutMs: BESIDE_MS })).total;
  };
  const [leaving_today, being_loaded] = await Promise.all([
    count({ delivery_date_from: day, delivery_date_to: day, status_from: truckStatus.planned, status_to: truckStatus.loaded }),
    count({ status_from: truckStatus.loading, status_to: truckStatus.loading }),
  ]);
  return { leaving_today, being_loaded };
};

const orNull = async <T>(read: () => Promise<T>): Promise<T | null> => {
  try {
    return await read();
  } catch (error) {
    log().warn({ reason: String(error) }, 'today without one of its parts');
    return null;
  }
};
