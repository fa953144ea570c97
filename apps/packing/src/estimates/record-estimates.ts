import { estimatesChanged } from '@mullion/contracts';
import type { Tx } from '@mullion/server-kit';
import type { EstimateRow } from '../core/estimates/estimate.row';
import { toEstimateRecord } from './estimate.mapper';

/** Publishes estimates that differ from before. */
export const recordEstimates = async (tx: Tx, companyId: number, rows: readonly EstimateRow[]): Promise<void> => {
  if (rows.length > 0) await tx.record(estimatesChanged, companyId, { estimates: rows.map(toEstimateRecord) });
};
