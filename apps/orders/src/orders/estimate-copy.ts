import { estimateRecords, type EstimateRecord, type KeptEstimate } from '@mullion/contracts';
import { defineCopy, type Database } from '@mullion/server-kit';
import { OrderRepository } from './order.repository';

type EstimateCopy = Pick<EstimateRecord, 'id' | 'removed'> & KeptEstimate;

/** What packing says that orders take; the list of orders shows it. */
export const estimateCopy = defineCopy<EstimateRecord, EstimateCopy>({
  kind: estimateRecords,
  table: 'orders.estimates',
  columns: ({ pallets, length, mass, gap }) => ({ pallets, length, mass, gap }),
  onApplied: async (tx, { companyId, rows, bus }) => {
    await new OrderRepository(tx, companyId).keepEstimates(
      rows.map(({ after }) => ({ id: after.id, length: after.removed ? null : after.length })),
    );
    bus.live({ company_id: companyId as EstimateRecord['company_id'], entity: 'order', ids: rows.map(({ after }) => after.id) });
  },
});

/** Estimates by the ids of their orders; those that are not there yet are left out. */
export const estimatesOf = async (
  database: Database,
  companyId: number,
  orderIds: readonly number[],
): Promise<ReadonlyMap<number, KeptEstimate>> => {
  if (orderIds.length === 0) return new Map();
  const rows = await database.read<KeptEstimate & { readonly id: number }>(
    'SELECT id, pallets, length, mass, gap FROM orders.estimates WHERE company_id = $1 AND id = ANY($2) AND NOT removed',
    [companyId, orderIds],
    { name: 'estimates-of-orders' },
  );
  return new Map(rows.map(({ id, ...estimate }) => [id, estimate]));
};
