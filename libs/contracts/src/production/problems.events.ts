import { z } from 'zod';
import { defineEvent } from '../kit/event';
import { companyId, orderId, productId, userId } from '../kit/id.schema';
import { carriedBy, defineRecords } from '../kit/records';
import { version } from '../kit/route';
import { problemId } from './problems.schema';

/** A problem as other services know it. */
const problemRecord = z.object({
  id: problemId,
  company_id: companyId,
  subject: z.string(),
  order_id: orderId.nullable(),
  /** Absent in what was published by versions before it. */
  product_id: productId.nullable().optional(),
  user_id: userId.nullable(),
  version,
  removed: z.boolean(),
});
export type ProblemRecord = z.infer<typeof problemRecord>;

export const problemChanged = defineEvent({
  owner: 'production',
  name: 'problem.changed.v1',
  data: z.object({ problem: problemRecord }),
  live: (data) => [{ entity: 'problem', ids: [data.problem.id] }],
});

export const problemsEvents = { problemChanged };

export const problemRecords = defineRecords({
  owner: 'production',
  name: 'problem',
  record: problemRecord,
  carriers: [carriedBy(problemChanged, (data) => [data.problem])],
});
