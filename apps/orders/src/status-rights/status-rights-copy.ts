import { statusRightsRecords, type StatusRight, type StatusRightsRecord } from '@mullion/contracts';
import { defineCopy } from '@mullion/server-kit';

/** The matrix of who may move which status, owned by identity. */
export const statusRightsCopy = defineCopy<StatusRightsRecord, { readonly rights: readonly StatusRight[] }>({
  kind: statusRightsRecords,
  table: 'orders.status_rights',
  key: 'company_id',
  columns: ({ rights }) => ({ rights }),
});
