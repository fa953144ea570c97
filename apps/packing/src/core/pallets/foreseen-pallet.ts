import type { ForeseenPallet } from '@mullion/contracts';
import { shownNumberOf } from './pallet.mapper';
import type { PalletRow } from './pallet.row';

const factsOf = (row: PalletRow): ForeseenPallet['before'] => ({
  ...{ status: row.status, outdated: row.outdated },
  ...{ order_number: row.order_number, customer: row.customer_name, address: row.address },
});

/** A pallet as it is and as it would be. */
export const toForeseenPallet = (row: PalletRow, become: PalletRow): ForeseenPallet =>
  ({
    ...{ id: row.id, shown_number: shownNumberOf(row), truck_id: row.truck_id },
    ...{ products: row.products_count, order_ids: [...row.order_ids] },
    ...{ before: factsOf(row), after: factsOf(become) },
  }) as ForeseenPallet;
