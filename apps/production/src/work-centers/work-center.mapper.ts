import type {
  CompanyId,
  WorkCenter,
  WorkCenterDependency,
  WorkCenterDependencyId,
  WorkCenterId,
} from '@mullion/contracts';
import type { DependencyRow } from './dependency.repository';
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
  works_by: row.works_by,
  deleted: row.deleted,
  version: row.version,
});

export const toDependency = (row: DependencyRow): WorkCenterDependency => ({
  id: row.id as WorkCenterDependencyId,
  work_center_id: row.work_center_id as WorkCenterId,
  depends_on: row.depends_on as WorkCenterId,
});
