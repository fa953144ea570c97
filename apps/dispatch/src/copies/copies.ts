import {
  companyRecords,
  orderRecords,
  statusRightsRecords,
  type Company,
  type CompanyRecord,
  type OrderRecord,
  type StatusRight,
  type StatusRightsRecord,
} from '@mullion/contracts';
import { defineCopy } from '@mullion/server-kit';

/** What dispatch keeps of an order. */
export type OrderCopy = Pick<OrderRecord, 'id' | 'number' | 'customer' | 'address'>;

/** Orders as trucks name them; a truck's list is sorted by the customers on it. */
export const orderCopy = defineCopy<OrderRecord, OrderCopy>({
  kind: orderRecords,
  table: 'orders',
  columns: ({ number, customer, address }) => ({ number, customer, address }),
  onApplied: async (tx, { companyId, rows }) => {
    const renamed = rows
      .filter(({ before, after }) => before?.customer !== after.customer)
      .map(({ after }) => after.id);
    if (renamed.length === 0) return;
    await tx.query(
      `SELECT keep_contents(ARRAY(SELECT DISTINCT l.truck_id FROM pallets p JOIN loads l ON l.pallet_id = p.id
         WHERE p.company_id = $1 AND p.order_ids && $2::int[] ORDER BY 1))`,
      [companyId, renamed],
    );
  },
});

/** The matrix of who may move which status. */
export const statusRightsCopy = defineCopy<StatusRightsRecord, { readonly rights: readonly StatusRight[] }>({
  kind: statusRightsRecords,
  table: 'status_rights',
  key: 'company_id',
  columns: ({ rights }) => ({ rights }),
});

interface CompanyCopy {
  readonly features: Company['features'];
  readonly departure_time: string;
  readonly time_zone: string;
}

/**
 * Features of the company: they decide how a truck's pallets are grouped, on the screen and on paper. And when its
 * trucks usually leave, and by which clock.
 */
export const companyCopy = defineCopy<CompanyRecord, CompanyCopy>({
  kind: companyRecords,
  table: 'companies',
  key: 'company_id',
  columns: ({ company }) => ({
    features: company.features,
    departure_time: company.default_departure_time,
    time_zone: company.time_zone,
  }),
});
