import { problemChanged, type ProductionProblem, type RequestContext } from '@mullion/contracts';
import { auditRow, type Tx } from '@mullion/server-kit';
import { toProblemRecord } from './problem.mapper';

/** Publishes a problem as it is now. */
export const recordProblemChange = (
  tx: Tx,
  companyId: number,
  problem: ProductionProblem,
  removed = false,
): Promise<void> => tx.record(problemChanged, companyId, { problem: toProblemRecord(problem, removed) });

/**
 * Publishes and audits what became of a problem, and keeps the history of its status, in the transaction of the change.
 */
export const recordProblem = async (
  tx: Tx,
  context: RequestContext,
  { before, after }: { readonly before: ProductionProblem | null; readonly after: ProductionProblem | null },
): Promise<void> => {
  const current = after ?? before;
  if (!current) return;
  const { company_id: companyId } = context;
  await recordProblemChange(tx, companyId, current, after === null);
  await auditRow(tx, context, { table: 'problems', id: current.id, name: current.subject, before, after });
  if (before && after && before.status !== after.status)
    await tx.history({
      companyId,
      tableName: 'problems',
      rowId: after.id,
      before: before.status,
      after: after.status,
      userId: context.user_id,
    });
};
