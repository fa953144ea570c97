import { orderStatus, productStatus, type GraphCenter, type OperationRule } from '@mullion/contracts';
import type { Tx } from '@mullion/server-kit';
import { recordProgressed } from '../operations/record-progressed';
import { productProgress } from '../operations/rules/product-progress';
import type { ProblemRow } from '../problems/problem';
import { toProblem } from '../problems/problem.mapper';
import { recordProblemChange } from '../problems/record-problem';
import { ToolRepository } from '../tools/tool.repository';
import type { DemoProblem } from './demo-problems';
import type { DemoProduct } from './demo-standing';
import { demoTools } from './demo-tools';
import type { OperationLife } from './operation-life';

/** Rows of one statement. */
const ROWS = 2_000;
const batches = <T>(rows: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(rows.length / ROWS) }, (_one, at) => rows.slice(at * ROWS, (at + 1) * ROWS));

export const writeRules = (tx: Tx, companyId: number, rules: readonly OperationRule[]): Promise<unknown> =>
  tx.query(
    `INSERT INTO operation_rule (company_id, product_type, work_center_id, minutes, unit)
     SELECT $1, product_type, work_center_id, minutes, unit FROM jsonb_to_recordset($2::jsonb) AS n (product_type text, work_center_id int, minutes numeric, unit text)`,
    [companyId, JSON.stringify(rules)],
  );

/** Operations as they are now, and their events in the order in which they happened. */
export const writeOperations = async (tx: Tx, companyId: number, floor: readonly OperationLife[]): Promise<void> => {
  const operations = floor.map(({ operation, state, round, user_id, version, changed_at }) => ({
    ...operation,
    ...state,
    ...{ round, user_id, version, changed_at },
  }));
  for (const rows of batches(operations))
    await tx.query(
      `INSERT INTO operation (company_id, order_id, product_id, work_center_id, round, amount, status, start_time, end_time, comment, user_id, version, changed_at)
       SELECT $1, order_id, product_id, work_center_id, round, amount, status, start_time, end_time, comment, user_id, version, changed_at
       FROM jsonb_to_recordset($2::jsonb) AS n (order_id int, product_id int, work_center_id int, round int, amount numeric, status int, start_time timestamptz,
         end_time timestamptz, comment text, user_id int, version int, changed_at timestamptz)`,
      [companyId, JSON.stringify(rows)],
    );
  const events = floor
    .flatMap((life) => life.events.map(({ by, ...event }) => ({ ...event, user_id: by.id, user_name: by.name })))
    .sort((a, b) => a.at.getTime() - b.at.getTime())
    .map((event, place) => ({ ...event, place }));
  for (const rows of batches(events))
    await tx.query(
      `INSERT INTO operation_event (company_id, operation_id, order_id, product_id, work_center_id, round, action_id, kind, status_before, status_after, before,
         comment, user_id, user_name, terminal, created_at)
       SELECT $1, o.id, o.order_id, o.product_id, o.work_center_id, o.round, md5(n.name)::uuid, n.kind, n.status_before, n.status_after, n.before,
         n.comment, n.user_id, n.user_name, n.terminal, n.at
       FROM jsonb_to_recordset($2::jsonb) AS n (product_id int, work_center_id int, round int, name text, kind text, status_before int,
         status_after int, before jsonb, comment text, user_id int, user_name text, terminal text, at timestamptz, place int)
         JOIN operation o ON o.product_id = n.product_id AND o.work_center_id = n.work_center_id AND o.round = n.round
       ORDER BY n.place`,
      [companyId, JSON.stringify(rows)],
    );
};

/** Versions as they are after each step has been published. */
const versions: Readonly<Record<number, number>> = {
  [productStatus.inPreparation]: 1,
  [productStatus.inProduction]: 2,
  [productStatus.made]: 3,
};

/** How far production is with products and orders, written and published as actions at work centers would have done. */
export const writeProgress = async (
  tx: Tx,
  companyId: number,
  {
    floor,
    products,
    centers,
  }: { floor: readonly OperationLife[]; products: readonly DemoProduct[]; centers: readonly GraphCenter[] },
): Promise<void> => {
  const preparing = new Set(centers.filter(({ preperation }) => preperation).map(({ id }) => id));
  const current = new Map<number, Map<number, { status: number; preperation: boolean }>>();
  for (const { operation, status } of floor) {
    const own = current.get(operation.product_id) ?? new Map();
    // later rounds come later; a cancelled one does not count
    if (status !== 4 || !own.has(operation.work_center_id))
      own.set(operation.work_center_id, { status, preperation: preparing.has(operation.work_center_id) });
    current.set(operation.product_id, own);
  }
  const onFloor = products.filter(({ id }) => current.has(id));
  const progress = onFloor.map(({ id, order_id }) => {
    const status = productProgress([...(current.get(id)?.values() ?? [])]);
    return { product_id: id, order_id, status, version: versions[status] ?? 0 };
  });
  await tx.query(
    `INSERT INTO product_progress (product_id, company_id, order_id, status, version)
     SELECT product_id, $1, order_id, status, version FROM jsonb_to_recordset($2::jsonb) AS n (product_id int, order_id int, status int, version int)`,
    [companyId, JSON.stringify(progress)],
  );
  for (const id of new Set(progress.map(({ order_id }) => order_id))) {
    const isPrepared = onFloor.some(
      ({ order_id, order_status }) => order_id === id && order_status > orderStatus.inPreparation,
    );
    const order = isPrepared ? { status: orderStatus.prepared, version: 1 } : null;
    await tx.query('INSERT INTO order_progress (order_id, company_id, status, version) VALUES ($1, $2, $3, $4)', [
      id,
      companyId,
      order?.status ?? orderStatus.new,
      order?.version ?? 0,
    ]);
    const own = progress.filter(({ order_id }) => order_id === id);
    await recordProgressed(tx, companyId, { order_id: id, order, products: own, user_id: null });
  }
};

export const writeProblems = async (tx: Tx, companyId: number, problems: readonly DemoProblem[]): Promise<void> => {
  const rows = await tx.query<ProblemRow>(
    `INSERT INTO problem (company_id, subject, description, order_code, order_id, product_id, work_center_id, reason, comment, user_id, user_name, status, time_spent,
       created_at, updated_at, solved_at, version)
     SELECT $1, subject, description, order_code, order_id, product_id, work_center_id, reason, comment, user_id, user_name, status, time_spent, created_at, updated_at,
       solved_at, CASE WHEN updated_at > created_at THEN 2 ELSE 1 END
     FROM jsonb_to_recordset($2::jsonb) AS n (subject text, description text, order_code text, order_id int, product_id int, work_center_id int, reason text, comment text,
       user_id int, user_name text, status int, time_spent numeric, created_at timestamptz, updated_at timestamptz, solved_at timestamptz)
     RETURNING *`,
    [companyId, JSON.stringify(problems)],
  );
  for (const row of rows) await recordProblemChange(tx, companyId, toProblem(row));
};

export const writeTools = async (tx: Tx, companyId: number): Promise<void> => {
  const tools = new ToolRepository(tx, companyId);
  for (const tool of demoTools) await tools.insert(tool);
};
