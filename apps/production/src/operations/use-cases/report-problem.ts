import type { InputOf, OutputOf, reportOperationProblem as contract } from '@mullion/contracts';
import type { CallInfo, Committed, ServiceTools } from '@mullion/server-kit';
import { openProblems } from '../../problems/problems.module';
import { OperationRepository } from '../operation.repository';
import { changeWithin } from './change-operations';

type Input = InputOf<typeof contract>['body'] & { readonly workCenterId: number };

/**
 * A problem with products at a work center: their operations show it, and the register of problems has an entry for
 * each.
 * @throws AppError those of `changeOperations`
 */
export const reportProblem = (
  tools: ServiceTools,
  call: CallInfo,
  input: Input,
): Promise<Committed<OutputOf<typeof contract>>> =>
  tools.database.transaction(call, async (tx) => {
    const { context } = call;
    const { workCenterId, products, comment, reason, ...by } = input;
    const done = await changeWithin(tx, tools, context, {
      workCenterId,
      productIds: products,
      ...by,
      change: { kind: 'problem', comment },
    });
    const met = {
      products: await new OperationRepository(tx, context.company_id).names(products),
      workCenterId,
      text: comment,
      reason: reason ?? null,
      actionId: done.action_id,
      now: tools.clock.now(),
    };
    return { ...done, problems: await openProblems(tx, context, met) };
  });
