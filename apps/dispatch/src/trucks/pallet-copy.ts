import { palletRecords, type PalletRecord } from '@mullion/contracts';
import { defineCopy } from '@mullion/server-kit';
import { TruckRepository } from './truck.repository';
import { followPallets, type PalletCopy } from './use-cases/follow-pallets';

/**
 * Pallets as packing has them; the trucks they stand on follow them. Trucks are locked before copies of pallets, as
 * everywhere.
 */
export const palletCopy = defineCopy<PalletRecord, PalletCopy>({
  kind: palletRecords,
  table: 'pallets',
  columns: ({ version, removed, ...record }) => ({ record, status: record.status }),
  beforeWrite: async (tx, companyId, ids) => {
    await new TruckRepository(tx, companyId).lockUnder(ids);
  },
  onApplied: followPallets,
});
