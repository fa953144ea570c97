import { z } from 'zod';
import { companyId, workCenterId } from '../kit/id.schema';
import { defineRoute, urlId, version } from '../kit/route';
import { line } from '../kit/text.schema';
import { operationRulesRoutes } from './operation-rules.routes';
import { productOperationsRoutes } from './operations.routes';

export const workCenter = z.object({
  id: workCenterId,
  company_id: companyId,
  code: z.string(),
  description: z.string(),
  max_load: z.number().nullable(),
  probability: z.number().nullable(),
  preperation: z.boolean(),
  deleted: z.boolean(),
  version,
});
export type WorkCenter = z.infer<typeof workCenter>;

const fields = z.strictObject({
  code: line(32).min(1),
  description: line(191).min(1),
  max_load: z.number().min(0).max(1_000_000).nullish(),
  probability: z.number().min(0).max(100).nullish(),
  preperation: z.boolean().optional(),
});
const manager = { access: 'session', types: [0, 1] } as const;

export const listWorkCenters = defineRoute({
  service: 'production',
  name: 'work-centers.list',
  method: 'GET',
  path: 'work-centers',
  summary: 'Work centers by code',
  policy: { access: 'session' },
  response: z.array(workCenter),
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
  summary: 'Edit a work center; the code stays',
  policy: manager,
  params: z.strictObject({ id: urlId(workCenterId) }),
  body: fields.omit({ code: true }).partial().extend({ deleted: z.boolean().optional(), version: version.optional() }),
  response: workCenter,
});

export const productionRoutes = {
  listWorkCenters,
  createWorkCenter,
  updateWorkCenter,
  ...productOperationsRoutes,
  ...operationRulesRoutes,
};
