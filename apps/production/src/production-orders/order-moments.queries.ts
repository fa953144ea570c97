import type { OrderMoment } from '@mullion/contracts';
import { type Database, orderMomentOf } from '@mullion/server-kit';

interface Work {
  readonly name: string;
  readonly preperation: boolean;
  readonly at: Date;
  readonly ended: Date | null;
  readonly done: number;
  readonly total: number;
  readonly started: boolean;
  readonly user_name: string | null;
}
interface Trouble {
  readonly kind: 'problem' | 'returned';
  readonly at: Date;
  readonly name: string;
  readonly note: string | null;
  readonly user_id: number | null;
  readonly user_name: string;
  readonly count: number;
}
interface Remake {
  readonly at: Date;
  readonly name: string;
  readonly code: string;
  readonly user_id: number | null;
  readonly user_name: string;
}

interface Notice {
  readonly at: Date;
  readonly name: string;
  readonly fields: OrderMoment['fields'];
  readonly done: number;
  readonly total: number;
  readonly read_at: Date | null;
  /** Codes of work centers that have not read it. */
  readonly unread: string | null;
  readonly readers: string | null;
}

/**
 * Work at each work center from its first beginning to its last end; rounds after the first, after a return, are work
 * of their own.
 */
const workOf = (database: Database, companyId: number, orderId: number): Promise<Work[]> =>
  database.read(
    `SELECT w.name, w.preperation, w.at, w.ended, w.done, w.total, w.started,
       (SELECT string_agg(DISTINCT e.user_name, ', ') FROM operation_event e WHERE e.company_id = $1 AND e.order_id = $2
          AND e.work_center_id = w.id AND (e.round > 1) = w.again AND e.kind IN ('started', 'completed') AND e.user_name <> '') AS user_name
     FROM (
       SELECT c.id, c.code || ' ' || c.description AS name, c.preperation, o.round > 1 AS again, min(coalesce(o.start_time, o.end_time)) AS at,
         max(o.end_time) FILTER (WHERE o.status = 2) AS ended, count(*) FILTER (WHERE o.status = 2)::int AS done, count(*)::int AS total,
         bool_or(o.status = 1) AS started
       FROM operation o JOIN work_center c ON c.id = o.work_center_id
       WHERE o.company_id = $1 AND o.order_id = $2 AND o.status <> 4
       GROUP BY c.id, again HAVING min(coalesce(o.start_time, o.end_time)) IS NOT NULL) w`,
    [companyId, orderId],
  );

const troubleOf = (database: Database, companyId: number, orderId: number): Promise<Trouble[]> =>
  database.read(
    `SELECT e.kind, min(e.created_at) AS at, c.code || ' ' || c.description AS name, e.comment AS note, e.user_id, e.user_name, count(*)::int AS count
     FROM operation_event e JOIN work_center c ON c.id = e.work_center_id
     WHERE e.company_id = $1 AND e.order_id = $2 AND e.kind IN ('problem', 'returned')
     GROUP BY e.action_id, e.kind, c.id, e.comment, e.user_id, e.user_name ORDER BY at LIMIT 500`,
    [companyId, orderId],
  );

const remakesOf = (database: Database, companyId: number, orderId: number): Promise<Remake[]> =>
  database.read(
    `SELECT created_at AS at, position AS name, reason AS code, user_id, user_name FROM remake
     WHERE company_id = $1 AND order_id = $2 AND state NOT IN ('refused', 'removed') ORDER BY created_at LIMIT 500`,
    [companyId, orderId],
  );

/** Changes that the floor was told of, and how many work centers have read them; alike ones of one change are one line. */
const noticesOf = (database: Database, companyId: number, orderId: number): Promise<Notice[]> =>
  database.read(
    `SELECT min(n.created_at) AS at, string_agg(DISTINCT p.position, ', ') AS name, n.fields,
       count(r.notice_id)::int AS total, count(r.read_at)::int AS done, max(r.read_at) AS read_at,
       string_agg(DISTINCT c.code, ', ') FILTER (WHERE r.read_at IS NULL) AS unread,
       string_agg(DISTINCT r.user_name, ', ') AS readers
     FROM change_notice n JOIN product_copy p ON p.id = n.product_id AND p.company_id = n.company_id
       JOIN change_reading r ON r.notice_id = n.id JOIN work_center c ON c.id = r.work_center_id
     WHERE n.company_id = $1 AND n.order_id = $2 GROUP BY n.key, n.fields ORDER BY at LIMIT 500`,
    [companyId, orderId],
  );

/** What the floor knows of an order's way: work at its centers, problems, returns, remakes, and changes it was told of. */
export const floorMoments = async (database: Database, companyId: number, orderId: number): Promise<OrderMoment[]> => {
  const [work, trouble, remakes, notices] = await Promise.all([
    workOf(database, companyId, orderId),
    troubleOf(database, companyId, orderId),
    remakesOf(database, companyId, orderId),
    noticesOf(database, companyId, orderId),
  ]);
  return [
    ...work.map(({ preperation, ended, done, total, started, user_name, ...one }) =>
      orderMomentOf({
        kind: preperation ? 'prepared' : 'worked',
        ...one,
        to: ended,
        open: started,
        user_name: user_name ?? '',
        count: done,
        of: total,
      }),
    ),
    ...trouble.map((one) => orderMomentOf(one)),
    ...remakes.map((one) => orderMomentOf({ kind: 'remake', ...one })),
    ...notices.map(({ at, name, fields, done, total, read_at, unread, readers }) =>
      orderMomentOf({
        ...{ kind: 'change_told', at, name, fields, count: done, of: total, note: unread },
        ...{ to: unread === null ? read_at : null, user_name: readers ?? '' },
      }),
    ),
  ];
};
