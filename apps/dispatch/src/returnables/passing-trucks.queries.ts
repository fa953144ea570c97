import { truckStatus, type PassingTruck } from '@mullion/contracts';
import type { Database } from '@mullion/server-kit';
import type { HolderRow } from './returnable.row';

/**
 * The next truck that is planned to stop at each holder's address: one that is still here, from today on, with a pallet
 * for that address.
 */
export const passingTrucks = async (
  database: Database,
  companyId: number,
  today: string,
  holders: readonly Pick<HolderRow, 'id' | 'address_key'>[],
): Promise<ReadonlyMap<number, PassingTruck>> => {
  if (holders.length === 0) return new Map();
  const rows = await database.read<{ key: string } & PassingTruck>(
    `SELECT DISTINCT ON (a.key) a.key, t.id, coalesce(t.number, '#' || t.id) AS number, t.delivery_date
     FROM trucks t JOIN loads l ON l.truck_id = t.id JOIN pallets p ON p.id = l.pallet_id AND p.company_id = t.company_id
       CROSS JOIN LATERAL json_array_elements_text(p.record -> 'address_keys') AS a (key)
     WHERE t.company_id = $1 AND t.status < ${truckStatus.dispatched} AND t.delivery_date >= $2 AND NOT p.removed AND a.key = ANY($3)
     ORDER BY a.key, t.delivery_date, t.id`,
    [companyId, today, [...new Set(holders.map(({ address_key: key }) => key))]],
  );
  const byKey = new Map(rows.map(({ key, ...truck }) => [key, truck]));
  return new Map(
    holders.flatMap(({ id, address_key: key }) => (byKey.has(key) ? [[id, byKey.get(key) as PassingTruck]] : [])),
  );
};
