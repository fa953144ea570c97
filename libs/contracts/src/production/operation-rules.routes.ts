import { z } from 'zod';
import { workCenterId } from '../kit/id.schema';
import { defineRoute } from '../kit/route';
import { line } from '../kit/text.schema';

/** What minutes are counted for. */
export const operationUnits = ['piece', 'm2'] as const;

/** A product of this type goes through this work center; `minutes` null: nobody has said yet how long it takes. */
export const operationRule = z.object({
  product_type: z.string(),
  work_center_id: workCenterId,
  minutes: z.number().min(0).max(10_000).nullable(),
  unit: z.enum(operationUnits),
});
export type OperationRule = z.infer<typeof operationRule>;

export const listOperationRules = defineRoute({
  service: 'production',
  name: 'operation-rules.list',
  method: 'GET',
  path: 'operation-rules',
  summary: 'Which work centers a product type goes through, and how long it takes there',
  policy: { access: 'session' },
  response: z.object({
    rules: z.array(operationRule),
    /** Types of products that are there and have no rule. */
    types_without: z.array(z.string()),
  }),
});

/** All rules of a type at once; none: it has no rules any more. Operations that are there stay as they are. */
export const saveOperationRules = defineRoute({
  service: 'production',
  name: 'operation-rules.save',
  method: 'PUT',
  path: 'operation-rules',
  summary: 'Set the rules of a product type',
  policy: { access: 'session', types: [0, 1] },
  body: z.strictObject({
    product_type: line(191).min(1),
    rules: z.array(operationRule.omit({ product_type: true }).strict()).max(200),
  }),
  response: z.object({ rules: z.array(operationRule) }),
});

export const operationRulesRoutes = { listOperationRules, saveOperationRules };
