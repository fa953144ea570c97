import type { WorkingCalendar } from './calendar';

export interface FloorCenter {
  readonly id: number;
  readonly code: string;
  /** Minutes of work on a full day; null: no limit is set, so orders do not wait for one another here. */
  readonly maxLoad: number | null;
  readonly dependsOn: readonly number[];
  /** False: what is done here, preparation, begins before what an order waits for is there. */
  readonly awaitsRelease: boolean;
  /** Null: nobody has said when is worked here. */
  readonly calendar: WorkingCalendar | null;
}

/** What is still to be done with an order at a work center. */
export interface FloorStep {
  readonly centerId: number;
  /** Of the operations that are estimated. */
  readonly minutes: number;
  /** How many operations nobody has estimated. */
  readonly unestimated: number;
}

export interface FloorOrder {
  readonly id: number;
  readonly deliveryDate: string | null;
  /** The first day on which it may begin at work centers that await it; null: at once. */
  readonly release: string | null;
  readonly steps: readonly FloorStep[];
}

export interface Floor {
  readonly today: string;
  readonly centers: readonly FloorCenter[];
  readonly orders: readonly FloorOrder[];
}

/** Why an order has no finish date, or one after its delivery date. */
export type Reason =
  /** The work center is busy with other orders until that day; of all waits the longest. */
  | { readonly kind: 'center_full'; readonly centerId: number; readonly until: string }
  /** It could not begin before that day. */
  | { readonly kind: 'released_late'; readonly from: string }
  /** Its own work takes that long. */
  | { readonly kind: 'work'; readonly centerId: number }
  | { readonly kind: 'unestimated'; readonly operations: number }
  | { readonly kind: 'no_calendar'; readonly centerId: number };

/** A day and the part of its working time that is gone, from 0 to 1. */
export interface DayPart {
  readonly day: string;
  readonly part: number;
}

/** When an order's work at a work center is done. */
export interface PlannedStep {
  readonly centerId: number;
  readonly begin: DayPart;
  readonly end: DayPart;
}

export interface OrderFinish {
  readonly id: number;
  /** Null with a reason: a date would be a guess. */
  readonly finish: string | null;
  /** After its delivery date. */
  readonly late: boolean;
  readonly reason: Reason | null;
  /** Without those that would be a guess: at them or before them something has no estimate or no calendar. */
  readonly steps: readonly PlannedStep[];
}

/** Minutes of an order on a day at a work center. */
export interface LoadPart {
  readonly orderId: number;
  readonly minutes: number;
}

export interface CenterDay {
  readonly day: string;
  /** Null: no limit is set. */
  readonly limit: number | null;
  /** As if each order were alone: may be above the limit. */
  readonly demand: readonly LoadPart[];
  /** What is done on this day when nothing is above its limit. */
  readonly planned: number;
}

export interface CenterLoad {
  readonly id: number;
  /** From today on, days on which is worked or something is asked for. */
  readonly days: readonly CenterDay[];
  /** The last day with planned work. */
  readonly finish: string | null;
  readonly unestimated: number;
}

export interface FloorSchedule {
  readonly orders: readonly OrderFinish[];
  readonly centers: readonly CenterLoad[];
}
