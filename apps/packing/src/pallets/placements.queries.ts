import type { OutputOf, readPlacements } from '@mullion/contracts';
import type { Database } from '@mullion/server-kit';
import { shownNumberOf } from '../core/pallets/pallet.mapper';

type Placement = OutputOf<typeof readPlacements>[number];
type Row = Omit<Placement, 'shown_number'> & { readonly number: string | null };

/** Which pallets products are on; those on none are left out. */
export const placementsOf = async (
  database: Database,
  companyId: number,
  ids: readonly number[],
): Promise<Placement[]> => {
  const rows = await database.read<Row>(
    `SELECT l.product_id, p.id AS pallet_id, p.number, p.status AS pallet_status, p.truck_id, l.loaded_at IS NOT NULL AS scanned
     FROM placement l JOIN pallet p ON p.id = l.pallet_id WHERE l.company_id = $1 AND l.product_id = ANY($2) ORDER BY l.product_id`,
    [companyId, ids],
    { name: 'placements-read' },
  );
  return rows.map(({ number, ...placement }) => ({
    ...placement,
    shown_number: shownNumberOf({ id: placement.pallet_id, number }),
  }));
};
