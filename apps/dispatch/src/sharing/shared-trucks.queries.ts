import { truckStatus, type PalletRecord, type SharedTruck } from '@mullion/contracts';
import { shownNumber } from '@mullion/packing-model';
import type { Database } from '@mullion/server-kit';

interface TruckRow {
  readonly id: SharedTruck['id'];
  readonly number: string | null;
  readonly delivery_date: string | null;
  readonly status: number;
  /** Every stop that unloads anything of the order is delivered, and there is one. */
  readonly unloaded: boolean;
  readonly departed_at: Date | null;
  readonly length: number;
  readonly width: number;
  readonly height: number;
}
interface LoadRow {
  readonly truck_id: number;
  readonly x: number;
  readonly y: number;
  readonly is_turned: boolean;
  readonly record: Pick<PalletRecord, 'id' | 'number' | 'length' | 'width'>;
  readonly own: boolean;
}

const UNLOADED = `coalesce((SELECT bool_and(s.delivered_at IS NOT NULL) FROM departure_stop s WHERE s.company_id = t.company_id AND s.truck_id = t.id
  AND s.departure = t.departure AND s.pallets @> jsonb_build_array(jsonb_build_object('products', jsonb_build_array(jsonb_build_object('order_id', $2::int))))), false)`;

const stateOf = ({ status, unloaded }: Pick<TruckRow, 'status' | 'unloaded'>): SharedTruck['state'] => {
  if (status >= truckStatus.delivered || (status >= truckStatus.dispatched && unloaded)) return 'delivered';
  if (status >= truckStatus.dispatched) return 'left';
  if (status >= truckStatus.loaded) return 'loaded';
  return status >= truckStatus.loading ? 'loading' : 'planned';
};

/**
 * The trucks that pallets of an order stand on. A draft is nobody's promise, so it is not shown; pallets of others are
 * outlines without a number.
 */
export const sharedTrucks = async (database: Database, companyId: number, orderId: number): Promise<SharedTruck[]> => {
  const trucks = await database.read<TruckRow>(
    `SELECT id, number, delivery_date, status, departed_at, length, width, height, ${UNLOADED} AS unloaded FROM trucks t
     WHERE company_id = $1 AND status >= ${truckStatus.planned} AND NOT deleting AND id IN (
       SELECT l.truck_id FROM pallets p JOIN loads l ON l.pallet_id = p.id WHERE p.company_id = $1 AND p.order_ids && ARRAY[$2::int])
     ORDER BY delivery_date NULLS LAST, id`,
    [companyId, orderId],
    { name: 'shared-trucks' },
  );
  const loads = await database.read<LoadRow>(
    `SELECT l.truck_id, l.x, l.y, l.is_turned, p.record, p.order_ids && ARRAY[$3::int] AS own FROM loads l JOIN pallets p ON p.id = l.pallet_id
     WHERE l.company_id = $1 AND l.truck_id = ANY($2) ORDER BY l.x, l.y`,
    [companyId, trucks.map(({ id }) => id), orderId],
    { name: 'shared-loads' },
  );
  return trucks.map(({ number, status, unloaded, departed_at, ...truck }) => ({
    ...truck,
    number: number ?? `#${truck.id}`,
    state: stateOf({ status, unloaded }),
    departed_at: departed_at?.toISOString() ?? null,
    loads: loads
      .filter((load) => load.truck_id === truck.id)
      .map(({ x, y, is_turned, record, own }) => ({
        ...{ x, y, is_turned, length: record.length, width: record.width },
        shown_number: own ? numberOf(record) : null,
      })),
  }));
};

const numberOf = ({ id, number }: LoadRow['record']): string => (number === null ? `#${id}` : shownNumber(number));
