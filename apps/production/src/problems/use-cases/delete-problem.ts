import type { CallInfo, Committed, ServiceTools } from '@mullion/server-kit';
import { toProblem } from '../problem.mapper';
import { ProblemRepository } from '../problem.repository';
import { recordProblem } from '../record-problem';

/** @throws AppError `not_found` */
export const deleteProblem = (
  { database }: ServiceTools,
  call: CallInfo,
  id: number,
): Promise<Committed<{ ok: true }>> =>
  database.transaction(call, async (tx) => {
    const before = toProblem(await new ProblemRepository(tx, call.context.company_id).delete(id));
    await recordProblem(tx, call.context, { before, after: null });
    return { ok: true as const };
  });
