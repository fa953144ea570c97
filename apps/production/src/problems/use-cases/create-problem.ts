import {
  problemStatus,
  type createProblem as contract,
  type InputOf,
  type ProductionProblem,
} from '@mullion/contracts';
import type { CallInfo, Committed, ServiceTools } from '@mullion/server-kit';
import { toProblem } from '../problem.mapper';
import { mustBeAllowed } from '../problem.policy';
import { ProblemRepository } from '../problem.repository';
import { recordProblem } from '../record-problem';
import { solvedAt } from '../rules/solved-at';
import { resolveOrder } from './resolve-links';

/** @throws AppError those of the policy, `problem.unknown_product`, `problem.unknown_center` */
export const createProblem = async (
  { database, clock }: ServiceTools,
  call: CallInfo,
  body: InputOf<typeof contract>['body'],
): Promise<Committed<ProductionProblem>> => {
  const { context } = call;
  return database.transaction(call, async (tx) => {
    mustBeAllowed(null, body, context);
    const problems = new ProblemRepository(tx, context.company_id);
    const now = clock.now();
    const status = body.status ?? problemStatus.new;
    const links = {
      order_code: body.order_code,
      product_id: body.product_id ?? null,
      work_center_id: body.work_center_id ?? null,
    };
    const columns = {
      ...links,
      order_id: await resolveOrder(problems, links),
      subject: body.subject,
      description: body.description,
      reason: body.reason ?? null,
      comment: body.comment || null,
      user_id: context.user_id,
      user_name: context.user_name,
      status,
      time_spent: body.time_spent ?? null,
      solved_at: solvedAt(null, status, now),
    };
    const after = toProblem(await problems.create(columns, now));
    await recordProblem(tx, context, { before: null, after });
    return after;
  });
};
