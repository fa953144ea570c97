import { events, type DamageFields, type StopId, type UnloadedPallet } from '@mullion/contracts';
import type { Tx } from '@mullion/server-kit';
import type { TruckRow } from '../trucks/trucks.module';
import { deliveredOrders } from './rules/delivered-orders';
import type { DamageRow, StopRow } from './stop.repository';

const stopOf = ({ id, truck_id, departure }: StopRow) => ({ truck_id, departure, stop_id: id as StopId });

/** Announces what was delivered at a stop. */
export const recordStopDelivered = (
  tx: Tx,
  stop: StopRow,
  deliveredAt: Date,
  damages: readonly DamageRow[],
): Promise<void> =>
  tx.record(events.stopDelivered, stop.company_id, {
    ...stopOf(stop),
    delivered_at: deliveredAt.toISOString(),
    orders: deliveredOrders(stop.pallets, damages),
  });

interface DamagedProduct {
  readonly truck: TruckRow;
  readonly stop: StopRow;
  readonly pallet: UnloadedPallet;
  readonly product: UnloadedPallet['products'][number];
  readonly damage: DamageFields;
  readonly noticedAt: Date;
}

/** Announces that a product is damaged or missing at a stop. */
export const recordStopDamaged = (
  tx: Tx,
  { truck, stop, pallet, product, damage, noticedAt }: DamagedProduct,
): Promise<void> =>
  tx.record(events.stopDamaged, stop.company_id, {
    ...stopOf(stop),
    damage_id: damage.id,
    label: stop.label,
    truck: truck.number ?? `#${truck.id}`,
    pallet_id: pallet.pallet_id,
    shown_number: pallet.shown_number,
    product_id: product.id,
    order_id: product.order_id,
    order: product.order,
    position: product.position,
    kind: damage.kind,
    note: damage.note,
    noticed_at: noticedAt.toISOString(),
  });
