import { type InputOf, type OrderMoment, type readDepartureMoments, truckStatus } from '@mullion/contracts';
import { type Database, movesOfRows, orderMomentOf } from '@mullion/server-kit';

interface Departed {
  readonly truck_id: number;
  readonly at: string;
  readonly user_name: string;
  readonly name: string;
}
interface Delivered {
  readonly truck_id: number;
  readonly at: Date;
  readonly name: string;
  readonly note: string | null;
  readonly code: 'signed' | 'unsigned';
  readonly count: number;
}
interface Damaged {
  readonly truck_id: number;
  readonly at: Date;
  readonly name: string;
  readonly note: string;
  readonly code: string;
}

/** Products of an order in a stop `s`, as it was written when the truck left. */
const OWN = `jsonb_array_elements(s.pallets) AS p, jsonb_array_elements(p -> 'products') AS x
  WHERE s.company_id = $1 AND s.truck_id = ANY($2) AND (x ->> 'order_id')::int = $3`;

/**
 * What dispatch knows of an order's way: departures with it, recalls of them, deliveries with who received, and
 * damages.
 */
export const departureMoments = async (
  database: Database,
  companyId: number,
  { order_id: orderId, truck_ids: truckIds }: InputOf<typeof readDepartureMoments>,
): Promise<OrderMoment[]> => {
  const own = [companyId, truckIds, orderId];
  const [departed, moves, delivered, damaged] = await Promise.all([
    database.read<Departed>(
      `SELECT truck_id, content ->> 'departed_at' AS at, content ->> 'confirmed_by' AS user_name, content ->> 'number' AS name
       FROM departure_record WHERE company_id = $1 AND truck_id = ANY($2)
         AND EXISTS (SELECT 1 FROM jsonb_array_elements(content -> 'pallets') AS p WHERE p -> 'order_ids' @> to_jsonb($3::int))
       ORDER BY truck_id, departure`,
      own,
    ),
    movesOfRows(database, { companyId, table: 'trucks', ids: truckIds }),
    database.read<Delivered>(
      `SELECT s.truck_id, s.delivered_at AS at, s.received_by AS name, s.unsigned_reason AS note,
         CASE WHEN s.signature IS NULL THEN 'unsigned' ELSE 'signed' END AS code, count(*)::int AS count
       FROM departure_stop s, ${OWN} AND s.delivered_at IS NOT NULL GROUP BY s.id`,
      own,
    ),
    database.read<Damaged>(
      `SELECT s.truck_id, d.noticed_at AS at, x ->> 'position' AS name, d.note, d.kind AS code
       FROM stop_damage d JOIN departure_stop s ON s.id = d.stop_id, ${OWN} AND (x ->> 'id')::int = d.product_id`,
      own,
    ),
  ]);
  const numbers = new Map(departed.map(({ truck_id: id, name }) => [id, name]));
  const recalled = moves.filter(
    ({ row_id: id, before, after }) =>
      numbers.has(id) && (before ?? 0) >= truckStatus.dispatched && after < truckStatus.dispatched,
  );
  return [
    ...departed.map((one) => orderMomentOf({ kind: 'departed', ...one })),
    ...recalled.map(({ row_id: truck_id, at, user_id, user_name }) =>
      orderMomentOf({ kind: 'recalled', at, user_id, user_name, truck_id, name: numbers.get(truck_id) ?? '' }),
    ),
    ...delivered.map((one) => orderMomentOf({ kind: 'delivered', ...one })),
    ...damaged.map((one) => orderMomentOf({ kind: 'damage', ...one })),
  ];
};
