import { z } from 'zod';
import { companyId, workCenterDependencyId, workCenterId } from '../kit/id.schema';
import { defineRoute, ok, urlFlag, urlId, version } from '../kit/route';
import { line } from '../kit/text.schema';
import { floorLoadRoutes } from './floor-load.routes';
import { operationRulesRoutes } from './operation-rules.routes';
import { operationHistoryRoutes } from './operation-history.routes';
import { productOperationsRoutes } from './operations.routes';
import { productionOrdersRoutes } from './production-orders.routes';
import { orderSuppliersRoutes } from './order-suppliers.routes';
import { suppliersRoutes } from './suppliers.routes';
import { glassUnitsRoutes } from './glass-units.routes';
import { toolsRoutes } from './tools.routes';
import { workCenterPageRoutes } from './work-center-page.routes';
import { workInputs } from './work-inputs';

export const workCenter = z.object({
  id: workCenterId,
  company_id: companyId,
  code: z.string(),
  description: z.string(),
  max_load: z.number().nullable(),
  probability: z.number().nullable(),
  preperation: z.boolean(),
  /** What it works by: when that changes, what was done there is to be done again. */
  works_by: z.array(z.enum(workInputs)),
  deleted: z.boolean(),
  version,
});
export type WorkCenter = z.infer<typeof workCenter>;

/** Work at `work_center_id` waits until that at `depends_on` is done. */
export const workCenterDependency = z.object({
  id: workCenterDependencyId,
  work_center_id: workCenterId,
  depends_on: workCenterId,
});
export type WorkCenterDependency = z.infer<typeof workCenterDependency>;

/** Levels of the graph are counted up to this one. */
export const MAX_WORK_CENTER_LEVEL = 30;

export const listedWorkCenter = workCenter.extend({
  dependencies: z.array(workCenterDependency),
  /** How many steps come before it at most; null: deleted, or beyond `MAX_WORK_CENTER_LEVEL`. */
  level: z.int().nullable(),
  /** Operations there that are neither completed nor cancelled. */
  open_operations: z.int(),
});
export type ListedWorkCenter = z.infer<typeof listedWorkCenter>;

const fields = z.strictObject({
  code: line(32).min(1),
  description: line(191).min(1),
  max_load: z.number().min(0).max(1_000_000).nullish(),
  probability: z.number().min(0).max(100).nullish(),
  preperation: z.boolean().optional(),
  /** Absent: by all of it. */
  works_by: z.array(z.enum(workInputs)).max(workInputs.length).optional(),
});
const manager = { access: 'session', types: [0, 1] } as const;

export const listWorkCenters = defineRoute({
  service: 'production',
  name: 'work-centers.list',
  method: 'GET',
  path: 'work-centers',
  summary: 'Work centers by code with what each waits for; deleted ones when asked for',
  policy: { access: 'session', terminals: ['work_center'] },
  query: z.strictObject({ deleted: urlFlag }),
  response: z.array(listedWorkCenter),
});
export const createWorkCenter = defineRoute({
  service: 'production',
  name: 'work-centers.create',
  method: 'POST',
  path: 'work-centers',
  summary: 'A new work center',
  success: 201,
  policy: manager,
  body: fields,
  response: workCenter,
});
export const updateWorkCenter = defineRoute({
  service: 'production',
  name: 'work-centers.update',
  method: 'PUT',
  path: 'work-centers/{id}',
  summary: 'Edit a work center, delete it or take it back; the code stays',
  policy: manager,
  params: z.strictObject({ id: urlId(workCenterId) }),
  body: fields.omit({ code: true }).partial().extend({ deleted: z.boolean().optional(), version: version.optional() }),
  response: workCenter,
});

/**
 * Errors: work_center.depends_on_itself, work_center.dependency_taken, work_center.deleted, work_center.cycle (with the
 * codes of the cycle).
 */
export const createWorkCenterDependency = defineRoute({
  service: 'production',
  name: 'work-center-dependencies.create',
  method: 'POST',
  path: 'work-center-dependencies',
  summary: 'Let a work center wait for another one',
  success: 201,
  policy: manager,
  body: z.strictObject({ work_center_id: workCenterId, depends_on: workCenterId }),
  response: workCenterDependency,
});
export const deleteWorkCenterDependency = defineRoute({
  service: 'production',
  name: 'work-center-dependencies.delete',
  method: 'DELETE',
  path: 'work-center-dependencies/{id}',
  summary: 'Let a work center no longer wait for another one',
  policy: manager,
  params: z.strictObject({ id: urlId(workCenterDependencyId) }),
  response: ok,
});

export const productionRoutes = {
  listWorkCenters,
  createWorkCenter,
  updateWorkCenter,
  createWorkCenterDependency,
  deleteWorkCenterDependency,
  ...workCenterPageRoutes,
  ...productOperationsRoutes,
  ...operationRulesRoutes,
  ...productionOrdersRoutes,
  ...suppliersRoutes,
  ...toolsRoutes,
  ...glassUnitsRoutes,
  ...orderSuppliersRoutes,
  ...floorLoadRoutes,
  ...operationHistoryRoutes,
};
