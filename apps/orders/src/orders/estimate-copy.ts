import { estimateRecords, type EstimateRecord, type KeptEstimate } from '@mullion/contracts';
import { defineCopy } from '@mullion/server-kit';
import { OrderRepository } from '../core/orders/order.repository';

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
    bus.live({
      company_id: companyId as EstimateRecord['company_id'],
      entity: 'order',
      ids: rows.map(({ after }) => after.id),
    });
  },
});
