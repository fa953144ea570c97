import type { CompanyId, WorkCenter, WorkCenterId } from '@mullion/contracts';
import type { WorkCenterRow } from './work-center.entity';

/** A work center as lists and forms show it. */
export const toWorkCenter = (row: WorkCenterRow): WorkCenter => ({
  id: row.id as WorkCenterId,
  company_id: row.company_id as CompanyId,
  code: row.code,
  description: row.description,
  max_load: row.max_load,
  probability: row.probability,
  preperation: row.preperation,
  deleted: row.deleted,
  version: row.version,
});
