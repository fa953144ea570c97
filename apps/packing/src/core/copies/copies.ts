import {
  companyRecords,
  statusRightsRecords,
  truckRecords,
  type Company,
  type CompanyRecord,
  type StatusRight,
  type StatusRightsRecord,
} from '@mullion/contracts';
import { defineCopy } from '@mullion/server-kit';

/** Settings and features of the company. */
export const companyCopy = defineCopy<CompanyRecord, { readonly data: Company }>({
  kind: companyRecords,
  table: 'company_copy',
  key: 'company_id',
  columns: (record) => ({ data: record.company }),
});

/** The matrix of who may move which status. */
export const statusRightsCopy = defineCopy<StatusRightsRecord, { readonly rights: readonly StatusRight[] }>({
  kind: statusRightsRecords,
  table: 'status_right_copy',
  key: 'company_id',
  columns: (record) => ({ rights: record.rights }),
});

/** What lists and scans show of the truck under a pallet. */
export const truckCopy = defineCopy({
  kind: truckRecords,
  table: 'truck_copy',
  columns: ({ description, delivery_date, status }) => ({ description, delivery_date, status }),
});
