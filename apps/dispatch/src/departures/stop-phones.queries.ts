import { getDeliveryPhones, type OrderId } from '@mullion/contracts';
import { log, systemContext, type ServiceTools } from '@mullion/server-kit';
import type { StopRow } from './stop.repository';

type Stop = Pick<StopRow, 'id' | 'pallets'>;
const ordersOf = ({ pallets }: Stop): OrderId[] =>
  pallets.flatMap(({ products }) => products.map(({ order_id: id }) => id));

/**
 * Whom the driver calls at stops, by stop: the first of its orders that has a number. None while orders is away: a
 * driver waits for nobody.
 */
export const phonesOfStops = async (
  { rpc }: Pick<ServiceTools, 'rpc'>,
  companyId: number,
  stops: readonly Stop[],
): Promise<ReadonlyMap<number, string>> => {
  const ids = [...new Set(stops.flatMap(ordersOf))];
  const known = await rpc
    .ask(getDeliveryPhones, { ids }, { context: systemContext(companyId) })
    .catch((error: unknown) => {
      log().warn({ err: error }, 'a driver gets no telephone numbers');
      return [];
    });
  const phones = new Map(known.map(({ id, phone }) => [id as number, phone]));
  return new Map(
    stops.flatMap((stop) => {
      const phone = ordersOf(stop)
        .map((id) => phones.get(id))
        .find((one) => one !== undefined);
      return phone === undefined ? [] : [[stop.id, phone] as const];
    }),
  );
};
