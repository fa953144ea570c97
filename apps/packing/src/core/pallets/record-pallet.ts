import {
  palletChanged,
  palletLoaded,
  palletRecord,
  placementsChanged,
  type OrderId,
  type PalletId,
  type PalletRecord,
  type RequestContext,
  type TruckId,
} from '@mullion/contracts';
import { each, EventOfRows, momentOf, rowsOf, type Tx } from '@mullion/server-kit';
import type { PalletRow } from './pallet.row';
import type { PlacementRow } from './pallet-columns';

/** At most this many placements travel in one event (contracts). */
const PLACEMENTS_AN_EVENT = 500;

type KeptPallet = PalletRow & { readonly removed: boolean };

const pallet = rowsOf<KeptPallet>().as(palletRecord, {
  id: 'id',
  company_id: 'company_id',
  number: 'number',
  length: 'length',
  width: 'width',
  height: 'height',
  weight: 'weight',
  status: 'status',
  truck_id: 'truck_id',
  order_ids: 'order_ids',
  address_keys: 'address_keys',
  products_count: 'products_count',
  loaded_count: 'loaded_count',
  errors_count: { sql: 'jsonb_array_length("errors")', of: ({ errors }) => errors.length },
  remakes_count: 'remakes_count',
  outdated: 'outdated',
  dispatch_priority: 'dispatch_priority',
  version: 'record_version',
  removed: 'removed',
});

/** A pallet as other services keep it. */
export const palletRecordOf = (row: PalletRow, removed = false): PalletRecord => pallet.of({ ...row, removed });

/** Of rows of `pallet` with a column `removed`. */
export const palletChange = new EventOfRows(palletChanged, rowsOf<KeptPallet>().as(palletChanged.data, { pallet }));

export const recordPallets = async (tx: Tx, rows: readonly PalletRow[]): Promise<void> => {
  for (const row of rows)
    await tx.record(palletChanged, row.company_id, palletChange.data.of({ ...row, removed: false }));
};

/** Publishes that an empty pallet is gone, under the version after its last one. */
export const recordRemovedPallet = (tx: Tx, row: PalletRow): Promise<void> => {
  const gone = { ...row, order_ids: [], products_count: 0, loaded_count: 0, record_version: row.record_version + 1 };
  return tx.record(palletChanged, row.company_id, palletChange.data.of({ ...gone, removed: true }));
};

interface MovedPlacements {
  readonly order_id: OrderId;
  readonly user_id: number | null;
  readonly placements: readonly PlacementRow[];
}

const placement = rowsOf<PlacementRow>().as(placementsChanged.data.shape.placements.element, {
  product_id: 'product_id',
  pallet_id: 'pallet_id',
  loaded_at: momentOf('loaded_at'),
  version: 'version',
});

/** Of rows of `placement` with a column `user_id`: who did it. */
export const placementsChange = new EventOfRows(
  placementsChanged,
  rowsOf<MovedPlacements>().as(placementsChanged.data, {
    order_id: 'order_id',
    placements: each(placement, 'product_id', ({ placements }: MovedPlacements) => placements),
    user_id: 'user_id',
  }),
);

/** Publishes where products stand now, order by order. */
export const recordPlacements = async (
  tx: Tx,
  { company_id, user_id }: { readonly company_id: number; readonly user_id: number | null },
  rows: readonly PlacementRow[],
): Promise<void> => {
  for (const orderId of [...new Set(rows.map((row) => row.order_id))].sort((a, b) => a - b)) {
    const own = rows.filter((row) => row.order_id === orderId);
    for (let from = 0; from < own.length; from += PLACEMENTS_AN_EVENT) {
      const placements = own.slice(from, from + PLACEMENTS_AN_EVENT);
      await tx.record(
        placementsChanged,
        company_id,
        placementsChange.data.of({ order_id: orderId, user_id, placements }),
      );
    }
  }
};

/** Publishes that a person has scanned a pallet onto its truck. */
export const recordLoadedPallet = (
  tx: Tx,
  { user_id, user_name, session_id }: Pick<RequestContext, 'user_id' | 'user_name' | 'session_id'>,
  row: PalletRow,
): Promise<void> =>
  tx.record(palletLoaded, row.company_id, {
    pallet_id: row.id as PalletId,
    truck_id: row.truck_id as TruckId,
    by: { user_id, user_name, session_id },
  });
