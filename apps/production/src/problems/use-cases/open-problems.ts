import { problemStatus, type ProblemId, type RequestContext, type ScrapReason } from '@mullion/contracts';
import type { Tx } from '@mullion/server-kit';
import { toProblem } from '../problem.mapper';
import { ProblemRepository } from '../problem.repository';
import { recordProblem } from '../record-problem';

const SUBJECT_LENGTH = 191;

/** Something is wrong with products at a work center. */
export interface MetProblem {
  readonly products: readonly {
    readonly product_id: number;
    readonly order_id: number;
    readonly order: string;
    readonly position: string;
  }[];
  readonly workCenterId: number;
  readonly text: string;
  readonly reason: ScrapReason | null;
  readonly actionId: string;
  readonly now: Date;
}

/**
 * An entry of the register for each product, in their order; one that is open there already for this work center is
 * taken.
 */
export const openProblems = async (tx: Tx, context: RequestContext, met: MetProblem): Promise<ProblemId[]> => {
  const problems = new ProblemRepository(tx, context.company_id);
  const open = await problems.openOf(
    met.workCenterId,
    met.products.map((product) => product.product_id),
  );
  const known = new Map(open.map((problem) => [problem.product_id, problem.id]));
  const rows = await problems.createMany(
    met.products.filter(({ product_id: id }) => !known.has(id)).map((product) => entryOf(product, met, context)),
    met.now,
  );
  for (const row of rows) {
    await recordProblem(tx, context, { before: null, after: toProblem(row) });
    known.set(row.product_id, row.id);
  }
  return met.products.map(({ product_id: id }) => known.get(id) as ProblemId);
};

const entryOf = (
  { product_id, order_id, order, position }: MetProblem['products'][number],
  met: MetProblem,
  context: RequestContext,
) => {
  const [line = ''] = met.text.split('\n');
  return {
    subject: [position, line].filter(Boolean).join('. ').slice(0, SUBJECT_LENGTH),
    description: met.text,
    order_code: order,
    order_id,
    product_id,
    work_center_id: met.workCenterId,
    reason: met.reason,
    comment: null,
    user_id: context.user_id,
    user_name: context.user_name,
    status: problemStatus.new,
    time_spent: null,
    solved_at: null,
    action_id: met.actionId,
  };
};

/** Takes away the entries that an action opened, as long as nobody has worked on them. */
export const withdrawProblems = async (
  tx: Tx,
  context: RequestContext,
  { actionId, productIds }: { readonly actionId: string; readonly productIds: readonly number[] },
): Promise<void> => {
  const problems = new ProblemRepository(tx, context.company_id);
  for (const row of await problems.deleteUntouched(actionId, productIds))
    await recordProblem(tx, context, { before: toProblem(row), after: null });
};
