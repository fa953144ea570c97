import { z } from 'zod';
import { orderId, workCenterId } from '../kit/id.schema';
import { int } from '../kit/number.schema';
import { defineRoute, isoDate, ok, urlId, urlInt } from '../kit/route';
import { line } from '../kit/text.schema';

const reader = { access: 'session' } as const;
const planner = { access: 'session', types: [0, 1] } as const;

/** Hours worked from Monday to Sunday. */
export const weekHours = z.array(z.number().min(0).max(24)).length(7);

/** A day on which a work center, or with null the whole company, does not work. */
export const closure = z.object({
  id: z.int(),
  work_center_id: workCenterId.nullable(),
  day: isoDate,
  reason: z.string(),
});
export type Closure = z.infer<typeof closure>;

export const workCalendars = z.object({
  /** Of the company; null: nobody has said yet when is worked, so nothing gets a finish date. */
  company: weekHours.nullable(),
  /** Work centers with hours of their own. */
  centers: z.array(z.object({ work_center_id: workCenterId, hours: weekHours })),
  /** From today on, by day. */
  closures: z.array(closure),
});
export type WorkCalendars = z.infer<typeof workCalendars>;

export const readWorkCalendars = defineRoute({
  service: 'production',
  name: 'work-calendars.read',
  method: 'GET',
  path: 'work-calendars',
  summary: 'When is worked: hours a weekday and closed days',
  policy: reader,
  response: workCalendars,
});

export const saveWorkCalendar = defineRoute({
  service: 'production',
  name: 'work-calendars.save',
  method: 'PUT',
  path: 'work-calendars',
  summary: 'Set the hours a weekday of the company or of a work center',
  policy: planner,
  body: z.strictObject({
    /** Null: the company. */
    work_center_id: workCenterId.nullable(),
    /** Null: a work center has the company's hours again; the company has none. */
    hours: weekHours.nullable(),
  }),
  response: workCalendars,
});

/** At most a year at once. Days that are closed already stay as they are. */
export const createClosure = defineRoute({
  service: 'production',
  name: 'closures.create',
  method: 'POST',
  path: 'work-closures',
  summary: 'Close a work center or the company for days',
  success: 201,
  policy: planner,
  body: z
    .strictObject({ work_center_id: workCenterId.nullable(), from: isoDate, to: isoDate, reason: line(191).min(1) })
    .refine(({ from, to }) => from <= to && Date.parse(to) - Date.parse(from) <= 366 * 86_400_000, {
      message: 'form.range',
      path: ['to'],
    }),
  response: z.object({ closures: z.array(closure) }),
});

export const deleteClosure = defineRoute({
  service: 'production',
  name: 'closures.delete',
  method: 'DELETE',
  path: 'work-closures/{id}',
  summary: 'Work on a day that was closed',
  policy: planner,
  params: z.strictObject({ id: urlId(int().positive()) }),
  response: ok,
});

/** Why an order has no finish date, or one after its delivery date; `center` is a code, `day` a date. */
export const lateReason = z.object({
  kind: z.enum(['center_full', 'released_late', 'work', 'unestimated', 'no_calendar']),
  center: z.string().nullable(),
  day: isoDate.nullable(),
  operations: z.int().nullable(),
});
export type LateReason = z.infer<typeof lateReason>;

const loadPart = z.object({ order_id: orderId, minutes: z.number() });
export const centerDay = z.object({
  day: isoDate,
  /** Minutes; null: the work center has no limit. */
  limit: z.number().nullable(),
  /** Minutes that are asked for, as if each order were alone. */
  demand: z.number(),
  /** Minutes that are done when no day is above its limit. */
  planned: z.number(),
  orders: z.array(loadPart),
});

export const floorLoad = z.object({
  today: isoDate,
  centers: z.array(
    z.object({
      id: workCenterId,
      code: z.string(),
      description: z.string(),
      max_load: z.number().nullable(),
      days: z.array(centerDay),
      finish: isoDate.nullable(),
      unestimated: z.int(),
    }),
  ),
  /** Days that are no working day of the company, with the reason where there is one. */
  closed: z.array(z.object({ day: isoDate, reason: z.string() })),
  orders: z.array(
    z.object({
      id: orderId,
      number: z.string(),
      customer: z.string().nullable(),
      delivery_date: isoDate.nullable(),
      /** The day of its truck, by which it is late or not; null: it stands on none that has not left. */
      truck_day: isoDate.nullable(),
      finish: isoDate.nullable(),
      late: z.boolean(),
      reason: lateReason.nullable(),
    }),
  ),
});
export type FloorLoad = z.infer<typeof floorLoad>;

export const readFloorLoad = defineRoute({
  service: 'production',
  name: 'floor-load.read',
  method: 'GET',
  path: 'work-center-load',
  summary: 'Load of the work centers by day, and when each order is finished',
  policy: reader,
  query: z.strictObject({ weeks: urlInt.min(1).max(8).default(3) }),
  response: floorLoad,
  timeoutMs: 15_000,
});

export const floorLoadRoutes = { readWorkCalendars, saveWorkCalendar, createClosure, deleteClosure, readFloorLoad };
