import type { FloorLoad, LateReason, OrderId, OrderPlan, WorkCenterId } from '@mullion/contracts';
import { dayNumber, hoursOf, isoDay, type FloorSchedule, type OrderFinish, type Reason } from '@mullion/floor-schedule';
import { COMPANY_WIDE, type CalendarRow, type ClosureRow } from './calendar.repository';
import type { CenterRow, OpenWorkRow } from './rules/floor-of';
import { workingCalendars } from './rules/working-calendars';

interface Given {
  readonly today: string;
  readonly weeks: number;
  readonly centers: readonly CenterRow[];
  readonly work: readonly OpenWorkRow[];
  readonly hours: readonly CalendarRow[];
  readonly closures: readonly ClosureRow[];
}

const DAYS_A_WEEK = 7;
/** Orders on the page: those in trouble first, and never more than one can read. */
const MOST_ORDERS = 500;
const round = (minutes: number): number => Math.round(minutes * 10) / 10;

const toReason = (reason: Reason | null, codeOf: (id: number) => string): LateReason | null => {
  if (reason === null) return null;
  const plain = { kind: reason.kind, center: null, day: null, operations: null };
  switch (reason.kind) {
    case 'center_full':
      return { ...plain, center: codeOf(reason.centerId), day: reason.until };
    case 'released_late':
      return { ...plain, day: reason.from };
    case 'work':
    case 'no_calendar':
      return { ...plain, center: codeOf(reason.centerId) };
    case 'unestimated':
      return { ...plain, operations: reason.operations };
  }
};

const NO_PLAN: OrderPlan = { finish: null, late: false, reason: null, steps: [] };

export const toOrderPlan = (found: OrderFinish | undefined, centers: readonly CenterRow[]): OrderPlan => {
  if (!found) return NO_PLAN;
  const codeOf = (id: number): string => centers.find((center) => center.id === id)?.code ?? '';
  return {
    finish: found.finish,
    late: found.late,
    reason: toReason(found.reason, codeOf),
    steps: found.steps.map(({ centerId, begin, end }) => ({ work_center_id: centerId as WorkCenterId, begin, end })),
  };
};

/** The load of the days that are shown, and the orders: those without a date and late ones first. */
export const toFloorLoad = (
  { today, weeks, centers, work, hours, closures }: Given,
  schedule: FloorSchedule,
): FloorLoad => {
  const end = isoDay(dayNumber(today) + weeks * DAYS_A_WEEK);
  const codeOf = (id: number): string => centers.find((center) => center.id === id)?.code ?? '';
  const loads = new Map(schedule.centers.map((load) => [load.id, load]));
  const rows = new Map(work.map((row) => [row.order_id, row]));
  return {
    today,
    centers: centers
      .filter(({ id, deleted }) => !deleted || (loads.get(id)?.days.length ?? 0) > 0)
      .map(({ id, code, description, max_load }) => {
        const load = loads.get(id);
        return {
          id: id as WorkCenterId,
          code,
          description,
          max_load,
          days: (load?.days ?? [])
            .filter(({ day }) => day < end)
            .map(({ day, limit, demand, planned }) => ({
              day,
              limit: limit === null ? null : round(limit),
              demand: round(demand.reduce((sum, part) => sum + part.minutes, 0)),
              planned: round(planned),
              orders: demand.map(({ orderId, minutes }) => ({ order_id: orderId as OrderId, minutes: round(minutes) })),
            })),
          finish: load?.finish ?? null,
          unestimated: load?.unestimated ?? 0,
        };
      }),
    closed: closedDays(today, weeks * DAYS_A_WEEK, hours, closures),
    orders: schedule.orders
      .map(({ id, finish, late, reason }) => {
        const row = rows.get(id);
        return {
          id: id as OrderId,
          number: row?.number ?? '',
          customer: row?.customer ?? null,
          delivery_date: row?.delivery_date ?? null,
          truck_day: row?.truck_day ?? null,
          finish,
          late,
          reason: toReason(reason, codeOf),
        };
      })
      .sort(
        (a, b) =>
          Number(b.late) - Number(a.late) ||
          (a.delivery_date ?? '9').localeCompare(b.delivery_date ?? '9') ||
          a.id - b.id,
      )
      .slice(0, MOST_ORDERS),
  };
};

/** Days on which the company does not work, with the reason of a closure. */
const closedDays = (
  today: string,
  count: number,
  hours: readonly CalendarRow[],
  closures: readonly ClosureRow[],
): FloorLoad['closed'] => {
  const calendar = workingCalendars([COMPANY_WIDE], hours, closures).get(COMPANY_WIDE);
  if (!calendar) return [];
  return Array.from({ length: count }, (_value, at) => dayNumber(today) + at)
    .filter((day) => hoursOf(calendar, day) === 0)
    .map((day) => ({ day: isoDay(day), reason: calendar.closed.get(isoDay(day)) ?? '' }));
};
