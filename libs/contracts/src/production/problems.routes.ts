import { z } from 'zod';
import { defineCall } from '../kit/call';
import { defineRoute, isoDate, ok, urlDate, urlId, urlInt, urlText } from '../kit/route';
import { orderId, productId, workCenterId } from '../kit/id.schema';
import { pageQuery } from '../kit/page.schema';
import {
  problemEdit,
  problemFields,
  problemId,
  listedProblem,
  productionProblem,
  scrapReason,
} from './problems.schema';

/** The register is for administrators; a problem is reported by whoever meets it. */
const reader = { access: 'session', types: [0, 1] } as const;
const reporter = { access: 'session', types: [0, 1, 2, 3, 4, 5] } as const;
const id = z.strictObject({ id: urlId(problemId) });

export const problemSortColumns = [
  'subject',
  'order_code',
  'user_name',
  'created_at',
  'status',
  'solved_at',
  'time_spent',
] as const;

/** A missing "from" is 0, a missing "to" 100. */
const statusBound = (missing: number) =>
  z.preprocess(
    (value) => (value === '' || value === 'null' || value === null ? undefined : value),
    urlInt.default(missing),
  );

const registerQuery = z.strictObject({
  page: pageQuery.page,
  per_page: pageQuery.rows,
  filter: urlText,
  created_from: urlDate,
  created_to: urlDate,
  solved_from: urlDate,
  solved_to: urlDate,
  status_from: statusBound(0),
  status_to: statusBound(100),
  order_by: z.enum([...problemSortColumns, 'null']).default('created_at'),
  order: z.enum(['ASC', 'DESC', 'null']).default('DESC'),
});
const sums = {
  pages: z.int(),
  page: z.int(),
  perPage: z.int(),
  total: z.int(),
  /** Hours of all that fit the filter. */
  time_spent: z.number(),
  /** How many of them nobody has begun, and how many somebody works on. */
  waiting: z.int(),
  in_progress: z.int(),
};

/** Composed: production has the problems, documents their attachments. */
export const listProblems = defineRoute({
  service: 'gateway',
  name: 'problems.list',
  method: 'GET',
  path: 'problems',
  summary: 'Problems with their attachments, paged, with the time spent on all that fit the filter',
  policy: reader,
  query: registerQuery,
  response: z.object({ problems: z.array(listedProblem), ...sums }),
});
export const readProblems = defineCall({
  service: 'production',
  name: 'problems.read',
  input: registerQuery,
  output: z.object({ problems: z.array(productionProblem), ...sums }),
});

/**
 * Errors: status.change_not_allowed, status.no_right_to_lower, forbidden (time by others than type 0),
 * problem.unknown_product, problem.unknown_center.
 */
export const createProblem = defineRoute({
  service: 'production',
  name: 'problems.create',
  method: 'POST',
  path: 'problems',
  summary: 'Report a problem',
  success: 201,
  policy: reporter,
  body: problemFields,
  response: productionProblem,
});

/** Errors: not_found, conflict (with the current row), and those of the creation. Status 2 sets solved_at. */
export const updateProblem = defineRoute({
  service: 'production',
  name: 'problems.update',
  method: 'PUT',
  path: 'problems/{id}',
  summary: 'Edit a problem',
  policy: reader,
  params: id,
  body: problemEdit,
  response: productionProblem,
});

/** Errors: not_found. */
export const deleteProblem = defineRoute({
  service: 'production',
  name: 'problems.delete',
  method: 'DELETE',
  path: 'problems/{id}',
  summary: 'Delete a problem',
  policy: { access: 'session', types: [0] },
  params: id,
  response: ok,
});

/**
 * What a problem's form offers: the order that its code names (null while none is known) with its products, and the
 * work centers.
 */
export const getProblemChoices = defineRoute({
  service: 'production',
  name: 'problems.choices',
  method: 'GET',
  path: 'problems/choices',
  summary: 'What the form of a problem offers: the order of a code with its products, work centers',
  policy: reader,
  query: z.strictObject({ code: urlText }),
  response: z.object({
    order: z
      .object({
        id: orderId,
        number: z.string(),
        customer: z.string().nullable(),
        delivery_date: isoDate.nullable(),
        products: z.array(
          z.object({
            id: productId,
            position: z.string(),
            barcode: z.string(),
            type: z.string().nullable(),
            width: z.int(),
            height: z.int(),
            /** Hash of its own picture. */
            image: z.string().nullable(),
            status: z.int(),
          }),
        ),
      })
      .nullable(),
    work_centers: z.array(z.object({ id: workCenterId, code: z.string(), description: z.string() })),
  }),
});

/** Weeks that the chart shows, the current one last. */
export const PROBLEM_WEEKS = 12;

export const getProblemWeeks = defineRoute({
  service: 'production',
  name: 'problems.weeks',
  method: 'GET',
  path: 'problems/weeks',
  summary: 'Problems of the last twelve weeks by work center and reason',
  policy: reader,
  response: z.object({
    /** Mondays, the oldest first. */
    weeks: z.array(isoDate),
    counts: z.array(
      z.object({
        week: isoDate,
        work_center_id: workCenterId.nullable(),
        reason: scrapReason.nullable(),
        problems: z.int(),
        /** Hours. */
        time_spent: z.number(),
      }),
    ),
    /** Those that are counted, deleted ones too. */
    work_centers: z.array(z.object({ id: workCenterId, code: z.string(), description: z.string() })),
  }),
});

export const problemsCalls = { readProblems };
/** The problem that a damage at a stop has opened; null while its event has not arrived. */
export const getProblemOfDamage = defineCall({
  service: 'production',
  name: 'problems.of-damage',
  input: z.object({ damage_id: z.uuid() }),
  output: z.object({ problem_id: problemId.nullable() }),
});

export const problemsRoutes = {
  getProblemChoices,
  getProblemWeeks,
  listProblems,
  createProblem,
  updateProblem,
  deleteProblem,
};
