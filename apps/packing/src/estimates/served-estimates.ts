import { estimateRecords } from '@mullion/contracts';
import { serveRecords } from '@mullion/server-kit';
import { estimateRecordsByIds } from './estimates.queries';

/** Estimates as orders shows them, under the orders' ids. */
export const servedEstimates = serveRecords({
  kind: estimateRecords,
  rows: '(SELECT order_id AS id, company_id, version FROM order_estimate WHERE version > 0 AND NOT removed)',
  read: estimateRecordsByIds,
});
