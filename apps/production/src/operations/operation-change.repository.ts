import type { GraphCenter } from '@mullion/contracts';
import { recordRows, stampsOfRows, TenantRepository, type RequestKey } from '@mullion/server-kit';
import { ENDED } from './ending.repository';
import type { OperationRow } from './operation';
import { refuseUsedActionId, type Action, type NewEvent } from './operation.repository';
import type { ProductProgressRow } from './progress.repository';
import { progressChange } from './record-progressed';
import type { OperationState } from './rules/change-operation';

/** What of an operation a change is judged by. */
export type SeenOperation = Omit<OperationRow, 'company_id' | 'amount' | 'user_id' | 'version'>;

/** What a change of operations at a work center is judged by. */
export interface OperationsSeen {
  readonly centers: readonly GraphCenter[];
  readonly current: readonly SeenOperation[];
  /** `ended`: nothing more is made of it, alone or with its order. */
  readonly names: readonly {
    readonly product_id: number;
    readonly barcode: string;
    readonly order: string;
    readonly ended: boolean;
  }[];
  readonly products: readonly ProductProgressRow[];
  /** How often the operations of their orders have changed; an order of which none ever has is not there. */
  readonly revisions: readonly { readonly order_id: number; readonly revision: number }[];
}
/** An operation as JSON has it. */
type SeenOperationJson = Omit<SeenOperation, 'start_time' | 'end_time'> & {
  readonly start_time: string | null;
  readonly end_time: string | null;
};
const dateOf = (text: string | null): Date | null => (text === null ? null : new Date(text));
const withDates = (row: SeenOperationJson): SeenOperation => ({
  ...row,
  start_time: dateOf(row.start_time),
  end_time: dateOf(row.end_time),
});
/** What an operation becomes, with what happened to it. */
export interface Change {
  readonly state: OperationState;
  readonly event: NewEvent;
}

/** Changes that are written only while the orders have the revisions by which they were judged. */
export interface GuardedChanges {
  readonly changes: readonly Change[];
  readonly action: Action;
  readonly productIds: readonly number[];
  readonly revisions: OperationsSeen['revisions'];
  /** How far production is now with those products that are elsewhere than before. */
  readonly progress: readonly { readonly product_id: number; readonly status: number }[];
  readonly answer: unknown;
  readonly requestId: string;
  /** What its stamps begin with. */
  readonly stampPrefix: string;
  readonly key: RequestKey | null;
}

const rowsOf = (changes: readonly Change[]): string =>
  JSON.stringify(
    changes.map(({ state: { status, start_time, end_time, comment }, event }, at) => ({
      ...event,
      begins_action: at === 0,
      ...{ said: event.comment, status, start_time, end_time, comment },
    })),
  );

/**
 * Ids of an array whose length the planner does not look at: else it would plan for one product each time, which takes
 * longer than the statement.
 */
const idsOf = (parameter: string): string => `ARRAY(SELECT unnest(${parameter}::int[]))`;

const CHANGES = `jsonb_to_recordset($2::jsonb) AS n (operation_id int, order_id int, product_id int, work_center_id int, round int, kind text, status_before int,
  status_after int, before jsonb, said text, status int, start_time timestamptz, end_time timestamptz, comment text, begins_action boolean)`;
const UPDATE = `UPDATE operation o SET status = n.status, start_time = n.start_time, end_time = n.end_time, comment = n.comment, user_id = $4, changed_at = now(),
  version = o.version + 1`;
const NOTE = `INSERT INTO operation_event (company_id, operation_id, order_id, product_id, work_center_id, round, action_id, kind, status_before, status_after, before,
  comment, user_id, user_name, terminal, created_at, begins_action)
  SELECT $1, operation_id, order_id, product_id, work_center_id, round, $3, kind, status_before, status_after, before, said, $4, $5, $6, $7, begins_action`;

/** Of orders whose products alone have moved. */
const RECORDED = recordRows(
  progressChange.select('$13', {
    from: '(SELECT progressed.*, NULL::jsonb AS "order", $4::int AS user_id FROM progressed) AS moved',
    groupBy: ['order_id', 'order', 'user_id'],
  }),
);

/**
 * Guarded changes as one statement: operations, their events, how far the products are, what is published, and the
 * request's key with its answer stand or fall together. They were judged by what was read without locks, so it locks
 * the products, as everybody does, and then looks at the revisions of their orders, which a lock shows as they are now:
 * when any differs something was done meanwhile, nothing is written, and no row comes back.
 */
const CHANGE_GUARDED = `WITH n AS (SELECT * FROM ${CHANGES}),
  locked AS MATERIALIZED (SELECT product_id FROM product_progress WHERE company_id = $1 AND product_id = ANY(${idsOf('$8')}) ORDER BY product_id FOR UPDATE),
  held AS MATERIALIZED (
    SELECT order_id, revision FROM order_revision
    WHERE order_id = ANY(${idsOf('$9')}) AND (SELECT count(*) FROM locked) = cardinality($8::int[]) ORDER BY order_id FOR UPDATE),
  same AS MATERIALIZED (
    SELECT 1 FROM held JOIN unnest($9::int[], $10::bigint[]) AS w (order_id, revision) USING (order_id, revision) HAVING count(*) = cardinality($9::int[])),
  changed AS (${UPDATE}
    FROM n, same WHERE o.id = n.operation_id AND o.company_id = $1),
  noted AS (${NOTE} FROM n, same),
  progressed AS (
    UPDATE product_progress p SET status = s.status, version = p.version + 1 FROM jsonb_to_recordset($11::jsonb) AS s (product_id int, status int), same
    WHERE p.product_id = s.product_id AND p.company_id = $1 RETURNING p.*),
  recorded AS (${RECORDED}),
  answered AS (SELECT ${stampsOfRows('production', '$12', 'recorded')} AS stamp FROM same),
  kept AS (
    INSERT INTO idempotency (company_id, user_id, subject, key, part, body_hash, answer, stamp)
    SELECT $1, $15::int, $16::text, $17::text, 0, $18::text, $14::json, stamp FROM answered WHERE $17::text IS NOT NULL)
  SELECT stamp FROM answered`;

/** Changes of operations at work centers: what they are judged by and what they write. */
export class OperationChangeRepository extends TenantRepository {
  /**
   * What changes are judged by, in one statement: work centers with their graph, the operations of the products that
   * count, and names.
   */
  async seen(productIds: readonly number[]): Promise<OperationsSeen> {
    const [row] = await this.query<{
      centers: OperationsSeen['centers'] | null;
      current: SeenOperationJson[] | null;
      names: OperationsSeen['names'] | null;
      products: OperationsSeen['products'] | null;
      revisions: OperationsSeen['revisions'] | null;
    }>(
      `SELECT
         (SELECT json_agg(c) FROM (SELECT c.id, c.code, c.preperation, c.deleted,
            coalesce((SELECT array_agg(d.depends_on) FROM work_center_dependency d WHERE d.work_center_id = c.id), '{}') AS depends_on
            FROM work_center c WHERE c.company_id = $1 ORDER BY c.id) c) AS centers,
         (SELECT json_agg(o) FROM (SELECT DISTINCT ON (product_id, work_center_id) id, order_id, product_id, work_center_id, round, status, start_time, end_time, comment FROM operation WHERE company_id = $1 AND product_id = ANY(${idsOf('$2')}) AND status <> 4
            ORDER BY product_id, work_center_id, round DESC) o) AS current,
         (SELECT json_agg(n) FROM (SELECT p.id AS product_id, p.barcode, coalesce(o.number, '') AS "order", ${ENDED} AS ended
            FROM product_copy p LEFT JOIN order_copy o ON o.id = p.order_id
            WHERE p.company_id = $1 AND p.id = ANY(${idsOf('$2')}) ORDER BY o.number, p.id) n) AS names,
         (SELECT json_agg(p) FROM (SELECT product_id, order_id, status, version, coalesce(reserved_until > now(), false) AS reserved,
            (SELECT array_agg(r.work_center_id) FROM change_reading r WHERE r.product_id = g.product_id AND r.company_id = $1 AND r.read_at IS NULL) AS unread
            FROM product_progress g WHERE company_id = $1 AND product_id = ANY(${idsOf('$2')}) ORDER BY product_id) p) AS products,
         (SELECT json_agg(r) FROM (SELECT order_id, revision FROM order_revision
            WHERE order_id IN (SELECT order_id FROM product_progress WHERE company_id = $1 AND product_id = ANY(${idsOf('$2')})) ORDER BY order_id) r) AS revisions`,
      [this.companyId, productIds],
      { name: 'operation-seen' },
    );
    return {
      centers: row?.centers ?? [],
      current: (row?.current ?? []).map(withDates),
      names: row?.names ?? [],
      products: row?.products ?? [],
      revisions: row?.revisions ?? [],
    };
  }

  /** Writes states of operations with what happened to them. @throws AppError `operation.action_known` */
  async change(changes: readonly Change[], action: Action): Promise<void> {
    await this.query(
      `WITH n AS (
         SELECT * FROM ${CHANGES}),
       changed AS (
         ${UPDATE}
         FROM n WHERE o.id = n.operation_id AND o.company_id = $1)
       ${NOTE} FROM n`,
      [this.companyId, rowsOf(changes), action.id, action.userId, action.userName, action.terminal, action.at],
      { name: 'operation-change' },
    ).catch(refuseUsedActionId);
  }

  /**
   * Writes the changes; null when something was done with its orders since they were judged, and then nothing is
   * written.
   * @throws the database's unique violation when the key, or the id of the action, has been used
   */
  async changeIfUntouched({
    changes,
    action,
    productIds,
    revisions,
    progress,
    answer,
    requestId,
    stampPrefix,
    key,
  }: GuardedChanges): Promise<{ readonly stamp: string | null } | null> {
    const orders = [revisions.map(({ order_id }) => order_id), revisions.map(({ revision }) => revision)];
    const ofKey = [key?.userId ?? 0, key?.subject ?? null, key?.key ?? null, key?.bodyHash ?? null];
    const [row] = await this.query<{ stamp: string | null }>(
      CHANGE_GUARDED,
      [
        ...[this.companyId, rowsOf(changes), action.id, action.userId, action.userName, action.terminal, action.at],
        ...[productIds, ...orders, JSON.stringify(progress), stampPrefix, requestId, JSON.stringify(answer), ...ofKey],
      ],
      { name: 'operation-change-guarded' },
    );
    return row ?? null;
  }
}
