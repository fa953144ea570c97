import { startAfter } from '@mullion/contracts';
import type { Floor, FloorOrder, WorkingCalendar } from '@mullion/floor-schedule';

export interface CenterRow {
  readonly id: number;
  readonly code: string;
  readonly description: string;
  readonly max_load: number | null;
  readonly deleted: boolean;
  readonly preperation: boolean;
  readonly depends_on: readonly number[];
}
/** What is still to be done with an order at a work center. */
export interface OpenWorkRow {
  readonly order_id: number;
  readonly number: string;
  readonly customer: string | null;
  readonly delivery_date: string | null;
  /** The day of the first truck that it stands on and that has not left. */
  readonly truck_day: string | null;
  /** The latest date that a supplier has confirmed. */
  readonly supplied: string | null;
  readonly work_center_id: number;
  readonly minutes: number;
  readonly unestimated: number;
}

/** The floor as it is scheduled: work centers and open work by order. */
export const floorOf = ({
  today,
  centers,
  work,
  calendars,
  isHoliday,
}: {
  readonly today: string;
  readonly centers: readonly CenterRow[];
  readonly work: readonly OpenWorkRow[];
  readonly calendars: ReadonlyMap<number, WorkingCalendar | null>;
  readonly isHoliday: (date: string) => boolean;
}): Floor => {
  const orders = new Map<number, FloorOrder & { steps: FloorOrder['steps'][number][] }>();
  for (const row of work) {
    const order = orders.get(row.order_id) ?? {
      id: row.order_id,
      deliveryDate: row.truck_day ?? row.delivery_date,
      release: row.supplied === null ? null : startAfter(row.supplied, isHoliday),
      steps: [],
    };
    order.steps.push({ centerId: row.work_center_id, minutes: row.minutes, unestimated: row.unestimated });
    orders.set(row.order_id, order);
  }
  return {
    today,
    centers: centers.map(({ id, code, max_load, depends_on, preperation }) => ({
      id,
      code,
      awaitsRelease: !preperation,
      maxLoad: max_load,
      dependsOn: depends_on,
      calendar: calendars.get(id) ?? null,
    })),
    orders: [...orders.values()],
  };
};
