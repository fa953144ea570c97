import { type OrderMoment, type OutputOf, palletStatus, type readPackingMoments } from '@mullion/contracts';
import { shownNumber } from '@mullion/packing-model';
import { type Database, movesOfRows, orderMomentOf } from '@mullion/server-kit';

interface PackedRow {
  readonly pallet_id: number;
  readonly number: string | null;
  readonly truck_id: number | null;
  readonly at: Date | null;
  readonly to: Date | null;
  readonly count: number;
  readonly of: number;
  readonly user_name: string | null;
}

const kinds: Readonly<Record<number, OrderMoment['kind']>> = {
  [palletStatus.prepared]: 'pallet_prepared',
  [palletStatus.closed]: 'pallet_closed',
  [palletStatus.loaded]: 'pallet_loaded',
};

/**
 * What packing knows of an order's way: its pallets prepared, packed, closed and loaded, and the trucks they are on.
 */
export const packingMoments = async (
  database: Database,
  companyId: number,
  orderId: number,
): Promise<OutputOf<typeof readPackingMoments>> => {
  const pallets = await database.read<PackedRow>(
    `SELECT l.pallet_id, b.number, b.truck_id, min(l.loaded_at) AS at, max(l.loaded_at) AS "to", count(l.loaded_at)::int AS count, count(*)::int AS of,
       (SELECT string_agg(DISTINCT h.user_name, ', ') FROM status_change h WHERE h.company_id = $1 AND h.table_name = 'placements'
          AND h.row_id = ANY(array_agg(l.product_id)) AND h.user_name <> '') AS user_name
     FROM placement l JOIN pallet b ON b.id = l.pallet_id WHERE l.company_id = $1 AND l.order_id = $2
     GROUP BY l.pallet_id, b.number, b.truck_id LIMIT 500`,
    [companyId, orderId],
  );
  const names = new Map(
    pallets.map(({ pallet_id: id, number }) => [id, number === null ? `#${id}` : shownNumber(number)]),
  );
  const moves = await movesOfRows(database, { companyId, table: 'pallets', ids: [...names.keys()] });
  return {
    truck_ids: [...new Set(pallets.flatMap(({ truck_id: id }) => id ?? []))] as OutputOf<
      typeof readPackingMoments
    >['truck_ids'],
    moments: [
      ...pallets.flatMap(({ pallet_id, at, to, count, of, user_name }) =>
        at === null
          ? []
          : [
              orderMomentOf({
                kind: 'packed',
                at,
                to,
                count,
                of,
                user_name: user_name ?? '',
                pallet_id,
                name: names.get(pallet_id) ?? '',
              }),
            ],
      ),
      ...moves.flatMap(({ row_id: pallet_id, before, after, at, user_id, user_name }) => {
        const kind = kinds[after];
        return kind && after > (before ?? 0)
          ? [orderMomentOf({ kind, at, user_id, user_name, pallet_id, name: names.get(pallet_id) ?? '' })]
          : [];
      }),
    ],
  };
};
