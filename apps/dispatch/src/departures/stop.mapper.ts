import type { DepartureStop, StopReturnable } from '@mullion/contracts';
import type { DamageRow, StopRow } from './stop.repository';

type Unloaded = DepartureStop['pallets'][number]['products'][number];
/** A stop may have been written before products had pictures. */
const withPicture = (product: Omit<Unloaded, 'image'> & Partial<Pick<Unloaded, 'image'>>): Unloaded => ({
  ...product,
  image: product.image ?? null,
});

export const toStop = (
  row: StopRow,
  damages: readonly DamageRow[],
  returnables: readonly StopReturnable[],
): DepartureStop => ({
  id: row.id as DepartureStop['id'],
  truck_id: row.truck_id as DepartureStop['truck_id'],
  departure: row.departure,
  place: row.place,
  label: row.label,
  customers: row.customers,
  pallets: row.pallets.map((pallet) => ({ ...pallet, products: pallet.products.map(withPicture) })),
  delivered_at: row.delivered_at?.toISOString() ?? null,
  received_by: row.received_by,
  signature: row.signature,
  unsigned_reason: row.unsigned_reason,
  damages: damages
    .filter(({ stop_id: id }) => id === row.id)
    .map(({ id, pallet_id, product_id, kind, at, note, noticed_at }) => ({
      ...{ id, pallet_id, product_id, kind, at, note },
      noticed_at: noticed_at.toISOString(),
    })),
  returnables: [...returnables],
});
