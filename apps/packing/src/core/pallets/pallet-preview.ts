import type { PalletPreview } from '@mullion/contracts';
import { shownNumberOf } from './pallet.mapper';
import type { PalletRow } from './pallet.row';

const factsOf = (row: PalletRow): PalletPreview['before'] => ({
  ...{ status: row.status, outdated: row.outdated },
  ...{ order_number: row.order_number, customer: row.customer_name, address: row.address },
});

/** A pallet as it is and as it would be. */
export const toPalletPreview = (row: PalletRow, become: PalletRow): PalletPreview =>
  ({
    ...{ id: row.id, shown_number: shownNumberOf(row), truck_id: row.truck_id },
    ...{ products: row.products_count, order_ids: [...row.order_ids] },
    ...{ before: factsOf(row), after: factsOf(become) },
  }) as PalletPreview;
