import { shownNumber } from '@mullion/packing-model';
import { auditRow, type AuditActor, type Tx } from '@mullion/server-kit';
import { palletCopies } from '../copies/copies.queries';
import type { LoadRow, TruckRow } from './truck.row';

/** A truck with, where they matter, the loads it has. */
export interface AuditedTruck {
  readonly row: TruckRow;
  readonly loads?: readonly LoadRow[];
}

const shown = (row: TruckRow) => ({
  description: row.description,
  delivery_date: row.delivery_date,
  departure_time: row.departure_time,
  gate: row.gate,
  status: row.status,
  width: row.width,
  length: row.length,
  height: row.height,
  max_pallet_weight: row.max_pallet_weight,
  max_king_pin: row.max_king_pin,
  max_axles: row.max_axles,
  between_pallets: row.between_pallets,
  allow_turn: row.allow_turn,
  vehicle_id: row.vehicle_id,
});

/** Audits a made, edited or deleted truck: what a person set, which pallets it has and where they stand. */
export const auditTruck = async (
  tx: Tx,
  actor: AuditActor,
  before: AuditedTruck | null,
  after: AuditedTruck | null,
): Promise<void> => {
  const truck = (after ?? before)?.row;
  if (!truck) return;
  const ids = [...(before?.loads ?? []), ...(after?.loads ?? [])].map((load) => load.pallet_id);
  const copies =
    ids.length > 0 ? await palletCopies(tx, truck.company_id, ids) : new Map<number, { number: string | null }>();
  const nameOf = (id: number): string => {
    const number = copies.get(id)?.number;
    return number ? shownNumber(number) : `#${id}`;
  };
  const fields = ({ row, loads }: AuditedTruck) => ({
    ...shown(row),
    ...(loads && {
      pallets: loads.map((load) => nameOf(load.pallet_id)),
      places: loads.map((load) => `${nameOf(load.pallet_id)} ${load.x}/${load.y}${load.is_turned ? ' ↻' : ''}`),
    }),
  });
  await auditRow(tx, actor, {
    table: 'trucks',
    id: truck.id,
    name: truck.description,
    before: before && fields(before),
    after: after && fields(after),
  });
};
