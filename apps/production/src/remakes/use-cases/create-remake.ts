import { randomUUID } from 'node:crypto';
import {
  problemStatus,
  refusalCode,
  type createRemake as contract,
  type InputOf,
  type Remake,
} from '@mullion/contracts';
import { AppError, type CallInfo, type Committed, type ServiceTools, type Tx } from '@mullion/server-kit';
import { OperationRepository } from '../../operations/operation-rows.module';
import { ProblemRepository, recordProblem, resolveOrder, toProblem } from '../../problems/problem-rows.module';
import type { RemakeRow } from '../remake';
import { toRemake } from '../remake.mapper';
import { RemakeRepository } from '../remake.repository';
import { remakeRefusal } from '../rules/remake-refusal';
import { remakeSaga, type RemakeData } from '../sagas/remake-saga.data';

/** How long the answer waits for orders and packing; the saga goes on after that. */
const SAGA_MS = 10_000;

type Input = InputOf<typeof contract>;

/**
 * Orders a remake and waits until the new unit is there.
 * @throws AppError `not_found`, `problem.unknown_product`, `problem.unknown_center`, `remake.*`; what orders or packing
 * refuse with
 */
export const createRemake = async (tools: ServiceTools, call: CallInfo, input: Input): Promise<Committed<Remake>> => {
  const { company_id: companyId } = call.context;
  const begun = await tools.database.transaction(call, (tx) => begin(tools, tx, call, input));
  await tools.sagas.untilDone(begun.data.saga, SAGA_MS);
  const [row] = await tools.database.read<RemakeRow>('SELECT * FROM remake WHERE company_id = $1 AND id = $2', [
    companyId,
    begun.data.remake,
  ]);
  if (!row) throw new AppError('not_found');
  if (row.state === 'refused') throw new AppError(refusalCode(row.refusal ?? ''), { barcode: row.barcode });
  return begun.map(() => toRemake(row));
};

const begin = async (tools: ServiceTools, tx: Tx, { context }: CallInfo, { params, body }: Input) => {
  const { company_id: companyId, user_id, user_name } = context;
  const problems = new ProblemRepository(tx, companyId);
  const remakes = new RemakeRepository(tx, companyId);
  const problem = await problems.lock(params.id);
  if (!problem) throw new AppError('not_found');
  await resolveOrder(problems, { order_code: problem.order_code, ...body });
  const unit = await remakes.unit(body.product_id);
  if (!unit) throw new AppError('problem.unknown_product', { order: problem.order_code });
  const operations = new OperationRepository(tx, companyId);
  const current = await operations.current([unit.id]);
  const isOrdered = await remakes.isOrdered(unit.id, problem.id);
  const refusal = remakeRefusal({ status: unit.status, isOrdered, operations: current.length });
  if (refusal) throw new AppError(refusal, { barcode: unit.barcode });
  if (!current.some((row) => row.work_center_id === body.work_center_id)) {
    const center = (await operations.graph()).find(({ id }) => id === body.work_center_id);
    throw new AppError('remake.none_here', { center: center?.code ?? '' });
  }
  const now = tools.clock.now();
  const row = await remakes.create(
    {
      ...{
        key: randomUUID(),
        problem_id: problem.id,
        order_id: unit.order_id,
        product_id: unit.id,
        barcode: unit.barcode,
      },
      ...{ position: unit.position, work_center_id: body.work_center_id, reason: body.reason, user_id, user_name },
    },
    now,
  );
  const status = problem.status === problemStatus.new ? problemStatus.inProgress : problem.status;
  const center = problem.work_center_id ?? body.work_center_id;
  const links = { order_id: unit.order_id, product_id: unit.id, work_center_id: center, reason: body.reason, status };
  await recordProblem(tx, context, {
    before: toProblem(problem),
    after: toProblem(await problems.update(problem.id, links, now)),
  });
  const data: RemakeData = { remake_id: row.id, made: null };
  return { remake: row.id, saga: await tools.sagas.start(tx, remakeSaga, `remake:${row.id}`, companyId, data) };
};
