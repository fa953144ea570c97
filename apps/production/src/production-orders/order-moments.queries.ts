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

/** What the floor knows of an order's way: work at its centers, problems, returns and remakes. */
export const floorMoments = async (database: Database, companyId: number, orderId: number): Promise<OrderMoment[]> => {
  const [work, trouble, remakes] = await Promise.all([
    workOf(database, companyId, orderId),
    troubleOf(database, companyId, orderId),
    remakesOf(database, companyId, orderId),
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
  ];
};
