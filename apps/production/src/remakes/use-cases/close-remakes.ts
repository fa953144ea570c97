import { problemStatus, productStatus, type ProductRecord } from '@mullion/contracts';
import { systemContext, type ServiceTools, type Tx } from '@mullion/server-kit';
import { ProblemRepository, recordProblem, solvedAt, toProblem } from '../../problems/problem-rows.module';
import { publishRemake } from '../publish-remake';
import type { RemakeRow } from '../remake';
import { RemakeRepository } from '../remake.repository';

const isGone = ({ removed, status }: ProductRecord): boolean => removed || status === productStatus.cancelled;

/**
 * Remakes whose new units are made end, and their problems are solved; those whose new units are deleted or scrapped
 * end as well.
 */
export const closeRemakes = async (
  tools: ServiceTools,
  tx: Tx,
  companyId: number,
  products: readonly ProductRecord[],
): Promise<void> => {
  const ended = products.filter(
    (product) => product.remake_of !== null && (isGone(product) || product.status >= productStatus.made),
  );
  if (ended.length === 0) return;
  const remakes = new RemakeRepository(tx, companyId);
  const now = tools.clock.now();
  for (const remake of await remakes.lockInWork(ended.map(({ id }) => id))) {
    const gone = ended.some((product) => product.id === remake.new_product_id && isGone(product));
    await remakes.set(remake.id, gone ? { state: 'removed' } : { state: 'made', made_at: now });
    if (!gone) await solve(tx, remake, now);
    publishRemake(tools, tx, remake);
  }
};

/** A problem that a person has ended, or deleted, stays as it is. */
const solve = async (tx: Tx, { company_id: companyId, problem_id: problemId }: RemakeRow, now: Date): Promise<void> => {
  if (problemId === null) return;
  const problems = new ProblemRepository(tx, companyId);
  const problem = await problems.lock(problemId);
  if (!problem || problem.status >= problemStatus.solved) return;
  const set = { status: problemStatus.solved, solved_at: solvedAt(problem, problemStatus.solved, now) };
  const after = toProblem(await problems.update(problemId, set, now));
  await recordProblem(tx, systemContext(companyId), { before: toProblem(problem), after });
};
