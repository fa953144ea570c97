import { palletRecords } from '@mullion/contracts';
import { serveRecords } from '@mullion/server-kit';
import { palletRecordsByIds } from './pallets.queries';

/** Pallets as other services keep them. */
export const servedPallets = serveRecords({
  kind: palletRecords,
  rows: '(SELECT id, company_id, record_version AS version FROM pallet)',
  read: palletRecordsByIds,
});
