import {
  type getProblemChoices,
  problemRecords,
  problemStatus,
  type InputOf,
  type readProblems,
  type OutputOf,
  type ProblemId,
  type RequestContext,
} from '@mullion/contracts';
import { likeText, serveRecords, type Database } from '@mullion/server-kit';
import type { ProblemRow } from './problem';
import { toProblem, toProblemRecord } from './problem.mapper';
import { ProblemRepository } from './problem.repository';

/** Dates are days of the company's time zone, both inclusive. */
const WHERE = `company_id = $1
  AND ($2::text IS NULL OR production.folded(concat_ws(chr(10), subject, description, order_code, comment, user_name)) LIKE production.folded($2))
  AND ($3::date IS NULL OR created_at >= ($3::date)::timestamp AT TIME ZONE $9)
  AND ($4::date IS NULL OR created_at < ($4::date + 1)::timestamp AT TIME ZONE $9)
  AND ($5::date IS NULL OR solved_at >= ($5::date)::timestamp AT TIME ZONE $9)
  AND ($6::date IS NULL OR solved_at < ($6::date + 1)::timestamp AT TIME ZONE $9)
  AND status BETWEEN $7 AND $8`;

interface Sums {
  readonly total: number;
  readonly time_spent: number;
  readonly waiting: number;
  readonly in_progress: number;
}

/** A page of problems, and what all that fit the filter add up to. */
export const pageOfProblems = async (
  database: Database,
  context: Pick<RequestContext, 'company_id' | 'time_zone'>,
  query: InputOf<typeof readProblems>,
): Promise<OutputOf<typeof readProblems>> => {
  const { page, per_page: perPage } = query;
  const params = [
    context.company_id,
    query.filter === null ? null : likeText(query.filter),
    query.created_from,
    query.created_to,
    query.solved_from,
    query.solved_to,
    query.status_from,
    query.status_to,
    context.time_zone,
  ];
  const column = query.order_by === 'null' ? 'created_at' : query.order_by;
  const direction = query.order === 'ASC' ? 'ASC' : 'DESC';
  const [rows, [sums]] = await Promise.all([
    database.read<ProblemRow>(
      `SELECT * FROM problem WHERE ${WHERE} ORDER BY ${column} ${direction} NULLS LAST, id ${direction} LIMIT $10 OFFSET $11`,
      [...params, perPage, (page - 1) * perPage],
    ),
    database.read<Sums>(
      `SELECT count(*)::int AS total, coalesce(sum(time_spent), 0) AS time_spent,
         (count(*) FILTER (WHERE status = ${problemStatus.new}))::int AS waiting,
         (count(*) FILTER (WHERE status = ${problemStatus.inProgress}))::int AS in_progress
       FROM problem WHERE ${WHERE}`,
      params,
    ),
  ]);
  const { total = 0, time_spent = 0, waiting = 0, in_progress = 0 } = sums ?? {};
  return {
    problems: rows.map(toProblem),
    ...{ page, perPage, total, time_spent, waiting, in_progress },
    pages: Math.max(1, Math.ceil(total / perPage)),
  };
};

type FoundOrder = OutputOf<typeof getProblemChoices>['order'];

/** What the form of a problem offers, as far as it is known here. */
export const problemChoices = async (
  database: Database,
  companyId: number,
  code: string | null,
): Promise<OutputOf<typeof getProblemChoices>> => {
  const [order, work_centers] = await Promise.all([
    code === null ? null : orderOfCode(database, companyId, code.trim()),
    database.read<OutputOf<typeof getProblemChoices>['work_centers'][number]>(
      'SELECT id, code, description FROM work_center WHERE company_id = $1 AND NOT deleted ORDER BY code, id',
      [companyId],
    ),
  ]);
  return { order, work_centers };
};

const orderOfCode = async (database: Database, companyId: number, code: string): Promise<FoundOrder> => {
  const [order] = await database.read<Omit<NonNullable<FoundOrder>, 'products'>>(
    `SELECT id, number, customer, delivery_date::text AS delivery_date FROM order_copy
     WHERE company_id = $1 AND lower(number) = lower($2) AND NOT removed ORDER BY id DESC LIMIT 1`,
    [companyId, code],
  );
  if (!order) return null;
  const products = await database.read<NonNullable<FoundOrder>['products'][number]>(
    `SELECT id, position, barcode, type, width, height, image, status FROM product_copy
     WHERE company_id = $1 AND order_id = $2 AND NOT removed ORDER BY position, id LIMIT 1000`,
    [companyId, order.id],
  );
  return { ...order, products };
};

export const servedProblems = serveRecords({
  kind: problemRecords,
  rows: 'problem',
  read: async (database, companyId, ids) => {
    const rows = await database.read<ProblemRow>('SELECT * FROM problem WHERE company_id = $1 AND id = ANY($2)', [
      companyId,
      ids,
    ]);
    return rows.map((row) => toProblemRecord(toProblem(row)));
  },
});

/** The problem of a damage at a stop; null while its event has not arrived. */
export const problemOfDamage = async (
  database: Database,
  { company_id: companyId }: Pick<RequestContext, 'company_id'>,
  damageId: string,
): Promise<{ problem_id: ProblemId | null }> => ({
  problem_id: ((await new ProblemRepository(database, companyId).ofAction(damageId))?.id ?? null) as ProblemId | null,
});
