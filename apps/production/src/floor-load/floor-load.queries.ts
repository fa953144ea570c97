import {
  orderStatus,
  truckStatus,
  type FloorLoad,
  type FinishPreview,
  type Language,
  type OrderPlan,
  type OrderRecord,
  type WorkCalendars,
} from '@mullion/contracts';
import { scheduleFloor } from '@mullion/floor-schedule';
import type { Database } from '@mullion/server-kit';
import { holidaysOf } from '../calendar/holidays.queries';
import { CalendarRepository, COMPANY_WIDE, type ClosureRow } from './calendar.repository';
import { toWorkCalendars } from './calendars.mapper';
import { toFloorLoad, toOrderPlan } from './floor-load.mapper';
import { floorOf, type CenterRow, type OpenWorkRow } from './rules/floor-of';
import { changedFinishes } from './rules/changed-finishes';
import { withChanges, type ChangedOrder, type WorkChange } from './rules/with-changes';
import { workingCalendars } from './rules/working-calendars';

const YEARS_AHEAD = 1;

export const workCalendarsOf = async (database: Database, companyId: number, today: string): Promise<WorkCalendars> => {
  const repository = new CalendarRepository(database, companyId);
  return toWorkCalendars(await repository.calendars(), await repository.closures(today));
};

/**
 * By order and work center, with when the order may begin and for when it has to be made; orders and products that are
 * gone are left out.
 */
const openWorkSql = (ofOrder: string): string => `WITH work AS (
   SELECT w.order_id, o.number, o.customer, o.delivery_date, w.work_center_id, coalesce(sum(w.amount), 0)::float8 AS minutes,
     count(*) FILTER (WHERE w.amount IS NULL)::int AS unestimated
   FROM operation w JOIN order_copy o ON o.id = w.order_id AND o.company_id = w.company_id AND NOT o.removed
   WHERE w.company_id = $1 AND w.status NOT IN (2, 4) ${ofOrder}
   GROUP BY w.order_id, o.number, o.customer, o.delivery_date, w.work_center_id),
 trucks AS (
   SELECT i.order_id, min(t.delivery_date) AS day FROM truck_copy t CROSS JOIN LATERAL unnest(t.order_ids) AS i (order_id)
   WHERE t.company_id = $1 AND NOT t.removed AND t.status < ${truckStatus.dispatched} GROUP BY 1),
 supplied AS (SELECT order_id, max(confirmed_delivery_date) AS day FROM order_supplier WHERE company_id = $1 GROUP BY 1)
 SELECT work.order_id, number, customer, delivery_date::text AS delivery_date, trucks.day::text AS truck_day, supplied.day::text AS supplied, work_center_id,
   minutes, unestimated
 FROM work LEFT JOIN trucks ON trucks.order_id = work.order_id LEFT JOIN supplied ON supplied.order_id = work.order_id
 ORDER BY work.order_id, work_center_id`;

/** What is still to be done. */
const openWork = (database: Database, companyId: number): Promise<OpenWorkRow[]> =>
  database.read(openWorkSql(''), [companyId], { name: 'floor-open-work' });

const centersOf = (database: Database, companyId: number): Promise<CenterRow[]> =>
  database.read(
    `SELECT c.id, c.code, c.description, c.max_load, c.deleted, c.preperation, coalesce(array_agg(d.depends_on) FILTER (WHERE d.depends_on IS NOT NULL), '{}') AS depends_on
     FROM work_center c LEFT JOIN work_center_dependency d ON d.work_center_id = c.id WHERE c.company_id = $1 GROUP BY c.id ORDER BY c.code, c.id`,
    [companyId],
  );

/** Public holidays of the years that may be planned for, as days on which the company is closed. */
const holidaysFrom = (today: string, language: Language): ClosureRow[] => {
  const year = Number(today.slice(0, 4));
  return holidaysOf(year, year + YEARS_AHEAD)
    .filter(({ date }) => date >= today)
    .map(({ date, name }) => ({ id: 0, work_center_id: COMPANY_WIDE, day: date, reason: name[language] }));
};

/** Work centers, what is open at them, and when they work. */
const floorNow = async (database: Database, companyId: number, today: string, language: Language) => {
  const repository = new CalendarRepository(database, companyId);
  const [centers, work, hours, closed] = await Promise.all([
    centersOf(database, companyId),
    openWork(database, companyId),
    repository.calendars(),
    repository.closures(today),
  ]);
  const closures = [...holidaysFrom(today, language), ...closed];
  const calendars = workingCalendars(
    centers.map(({ id }) => id),
    hours,
    closures,
  );
  const holidays = new Set(closures.filter(({ id }) => id === 0).map(({ day }) => day));
  return { centers, work, hours, closures, calendars, isHoliday: (date: string): boolean => holidays.has(date) };
};

/**
 * The finish date of an order as its work is now and as it would be with changes of it; null when it has none, or
 * nobody can say.
 */
export const finishWith = async (
  database: Database,
  companyId: number,
  {
    today,
    order,
    changes,
  }: { readonly today: string; readonly order: ChangedOrder; readonly changes: readonly WorkChange[] },
): Promise<{ readonly now: string | null; readonly changed: string | null }> => {
  const { centers, work, calendars, isHoliday } = await floorNow(database, companyId, today, 'lt');
  const finishOf = (rows: readonly OpenWorkRow[]): string | null =>
    scheduleFloor(floorOf({ today, centers, work: rows, calendars, isHoliday })).orders.find(
      ({ id }) => id === order.order_id,
    )?.finish ?? null;
  return { now: finishOf(work), changed: finishOf(withChanges(work, order, changes)) };
};

/** Orders whose delivery date or finish would be another if these records had arrived. */
export const finishesWith = async (
  database: Database,
  companyId: number,
  today: string,
  orders: readonly OrderRecord[],
): Promise<FinishPreview[]> => {
  if (orders.length === 0) return [];
  const { centers, work, calendars, isHoliday } = await floorNow(database, companyId, today, 'lt');
  return changedFinishes(
    work,
    orders,
    (rows) => scheduleFloor(floorOf({ today, centers, work: rows, calendars, isHoliday })).orders,
  );
};

/** What is still to be done with one order, as a text to compare; null when nothing is. */
export const openWorkOf = async (database: Database, companyId: number, orderId: number): Promise<string | null> => {
  const rows = await database.read<OpenWorkRow>(openWorkSql('AND w.order_id = $2'), [companyId, orderId], {
    name: 'floor-open-work-of-order',
  });
  return rows.length === 0 ? null : JSON.stringify(rows);
};

const written = (table: string, condition = 'true'): string =>
  `(SELECT concat_ws(':', count(*), sum(t.xmin::text::bigint)) FROM ${table} t WHERE t.company_id = $1 AND ${condition})`;

const SETTINGS = ['work_center', 'work_center_dependency', 'work_calendar', 'work_closure']
  .map((table) => written(table))
  .join(', ');

/** Work centers, their order and when they work, as a text that differs when any of it does. */
export const settingsRevision = async (database: Database, companyId: number): Promise<string> => {
  const [row] = await database.read<{ revision: string }>(
    `SELECT concat_ws('|', ${SETTINGS}) AS revision`,
    [companyId],
    {
      name: 'floor-settings-revision',
    },
  );
  return row?.revision ?? '';
};

/** The same of what is open: every change of an operation counts its order's revision up. */
export const workRevision = async (database: Database, companyId: number): Promise<string> => {
  const [row] = await database.read<{ revision: string }>(
    `SELECT concat_ws('|', (SELECT concat_ws(':', count(*), sum(revision)) FROM order_revision WHERE company_id = $1),
       ${written('order_copy', `t.status < ${orderStatus.dispatched} AND NOT t.removed`)}, ${written('order_supplier')},
       ${written('truck_copy', `t.status < ${truckStatus.dispatched} AND NOT t.removed`)}) AS revision`,
    [companyId],
    { name: 'floor-work-revision' },
  );
  return row?.revision ?? '';
};

/** When the rest of each order is done, among all that is open now. */
export interface FloorPlans {
  /** As `openWorkOf` says it. */
  workOf(orderId: number): string | null;
  planOf(orderId: number): OrderPlan;
}

export const plansOfOrders = async (database: Database, companyId: number, today: string): Promise<FloorPlans> => {
  const { centers, work, calendars, isHoliday } = await floorNow(database, companyId, today, 'lt');
  const finishes = new Map(
    scheduleFloor(floorOf({ today, centers, work, calendars, isHoliday })).orders.map((order) => [order.id, order]),
  );
  const rows = new Map<number, OpenWorkRow[]>();
  for (const row of work) {
    const own = rows.get(row.order_id);
    if (own) own.push(row);
    else rows.set(row.order_id, [row]);
  }
  const texts = new Map([...rows].map(([id, own]) => [id, JSON.stringify(own)]));
  return {
    workOf: (orderId) => texts.get(orderId) ?? null,
    planOf: (orderId) => toOrderPlan(finishes.get(orderId), centers),
  };
};

/** Load by day for so many weeks, and when each order is finished. Computed from what is open now; nothing is kept. */
export const floorLoadOf = async (
  database: Database,
  companyId: number,
  { today, weeks, language }: { readonly today: string; readonly weeks: number; readonly language: Language },
): Promise<FloorLoad> => {
  const { centers, work, hours, closures, calendars, isHoliday } = await floorNow(database, companyId, today, language);
  const schedule = scheduleFloor(floorOf({ today, centers, work, calendars, isHoliday }));
  return toFloorLoad({ today, weeks, centers, work, hours, closures }, schedule);
};
