import { palletStatus, type SharedPallet } from '@mullion/contracts';
import { shownNumber } from '@mullion/packing-model';
import type { Database } from '@mullion/server-kit';

interface Row {
  readonly id: SharedPallet['id'];
  readonly number: string | null;
  readonly status: number;
  readonly length: number;
  readonly width: number;
  readonly height: number;
  readonly products_count: number;
  readonly packed_count: number;
}

const stateOf = ({ status, packed_count }: Pick<Row, 'status' | 'packed_count'>): SharedPallet['state'] => {
  if (status >= palletStatus.dispatched) return 'left';
  if (status >= palletStatus.loaded) return 'loaded';
  if (status >= palletStatus.closed) return 'packed';
  return packed_count > 0 ? 'being_packed' : 'planned';
};

/** Pallets with anything of an order on them; only what is of this order is counted. */
export const sharedPallets = async (
  database: Database,
  companyId: number,
  orderId: number,
): Promise<SharedPallet[]> => {
  const rows = await database.read<Row>(
    `SELECT p.id, p.number, p.status, p.length, p.width, p.height, count(*)::int AS products_count,
       count(l.loaded_at)::int AS packed_count
     FROM placement l JOIN pallet p ON p.id = l.pallet_id
     WHERE l.company_id = $1 AND l.order_id = $2 GROUP BY p.id ORDER BY p.number NULLS LAST, p.id`,
    [companyId, orderId],
    { name: 'shared-pallets' },
  );
  return rows.map(({ number, status, ...row }) => ({
    ...row,
    shown_number: number === null ? `#${row.id}` : shownNumber(number),
    state: stateOf({ status, packed_count: row.packed_count }),
  }));
};
