import type { InputOf, ProductionProblem, updateProblem as contract } from '@mullion/contracts';
import { AppError, type CallInfo, type Committed, type ServiceTools } from '@mullion/server-kit';
import type { ProblemColumns, ProblemRow } from '../problem';
import { toProblem } from '../problem.mapper';
import { mustBeAllowed } from '../problem.policy';
import { ProblemRepository } from '../problem.repository';
import { recordProblem } from '../record-problem';
import { solvedAt } from '../rules/solved-at';
import { resolveOrder } from './resolve-links';

type Fields = Omit<InputOf<typeof contract>['body'], 'version'>;

/**
 * @throws AppError `not_found`, `conflict` with the current row, those of the policy, `problem.unknown_product`,
 * `problem.unknown_center`
 */
export const updateProblem = async (
  { database, clock }: ServiceTools,
  call: CallInfo,
  { params, body: { version, ...fields } }: InputOf<typeof contract>,
): Promise<Committed<ProductionProblem>> => {
  const { context } = call;
  return database.transaction(call, async (tx) => {
    const problems = new ProblemRepository(tx, context.company_id);
    const row = await problems.lock(params.id);
    if (row === null) throw new AppError('not_found');
    const before = toProblem(row);
    if (version !== undefined && version !== row.version) throw new AppError('conflict', {}, { current: before });
    mustBeAllowed(row, fields, context);
    const now = clock.now();
    const columns = await columnsOf(problems, row, fields, now);
    const after = toProblem(await problems.update(params.id, columns, now));
    await recordProblem(tx, context, { before, after });
    return after;
  });
};

const columnsOf = async (
  problems: ProblemRepository,
  row: ProblemRow,
  fields: Fields,
  now: Date,
): Promise<Partial<ProblemColumns>> => {
  const {
    order_code = row.order_code,
    product_id = row.product_id,
    work_center_id = row.work_center_id,
    user_name: _said,
    ...rest
  } = fields;
  const links = { order_code, product_id, work_center_id };
  const isMoved =
    order_code !== row.order_code || product_id !== row.product_id || work_center_id !== row.work_center_id;
  return {
    ...rest,
    ...links,
    // an order that was not known when the problem was reported may be known by now
    order_id: isMoved || row.order_id === null ? await resolveOrder(problems, links) : row.order_id,
    ...(rest.comment !== undefined && { comment: rest.comment || null }),
    solved_at: solvedAt(row, rest.status ?? row.status, now),
  };
};
