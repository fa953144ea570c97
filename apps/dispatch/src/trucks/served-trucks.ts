import { truckRecords } from '@mullion/contracts';
import { serveRecords } from '@mullion/server-kit';
import { palletCopies } from '../copies/copies.queries';
import { toTruckRecord } from './truck.mapper';
import type { LoadRow, TruckRow } from './truck.row';

/** Trucks as other services keep them, with their pallets. */
export const servedTrucks = serveRecords({
  kind: truckRecords,
  rows: 'trucks',
  read: async (database, companyId, ids) => {
    const rows = await database.read<TruckRow>('SELECT * FROM trucks WHERE company_id = $1 AND id = ANY($2)', [
      companyId,
      ids,
    ]);
    const loads = await database.read<LoadRow>(
      'SELECT * FROM loads WHERE company_id = $1 AND truck_id = ANY($2) ORDER BY pallet_id',
      [companyId, ids],
    );
    const pallets = await palletCopies(
      database,
      companyId,
      loads.map((load) => load.pallet_id),
    );
    return rows.map((row) => {
      const own = loads.filter((load) => load.truck_id === row.id);
      return toTruckRecord(row, own, [...new Set(own.flatMap((load) => pallets.get(load.pallet_id)?.order_ids ?? []))]);
    });
  },
});
