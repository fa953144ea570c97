import { z } from 'zod';
import { operationId, orderId, productId, workCenterId } from '../kit/id.schema';
import { isoDate, isoMoment } from '../kit/route';
import { lateReason } from './floor-load.routes';
import { orderSupplier } from './order-supplier.schema';
import { possibleStartAnswer } from './possible-start';

/** How an order stands at a work center. */
export const boxStates = ['failed', 'empty', 'completed', 'uncompleted'] as const;
export type BoxState = (typeof boxStates)[number];

/** The operations of one order at one work center, the last round of each product. */
export const productionBox = z.object({
  work_center_id: workCenterId,
  state: z.enum(boxStates),
  total: z.int(),
  completed: z.int(),
  started: z.int(),
  problems: z.int(),
  /** Not complete, and nothing before them is awaited: waiting, started or with a problem. */
  ready: z.int(),
  /** Since when nothing has happened to what is ready; null when nothing is. */
  since: isoMoment.nullable(),
});
export type ProductionBox = z.infer<typeof productionBox>;

export const productionCenter = z.object({
  id: workCenterId,
  code: z.string(),
  description: z.string(),
  preperation: z.boolean(),
  deleted: z.boolean(),
});
export type ProductionCenter = z.infer<typeof productionCenter>;

/** An order as the production and preparation pages show it. */
export const productionOrder = z.object({
  id: orderId,
  number: z.string(),
  production_id: z.string().nullable(),
  customer: z.string().nullable(),
  status: z.int(),
  count: z.int(),
  /** m², two decimals. */
  area: z.number(),
  delivery_date: isoDate.nullable(),
  completion_date: isoDate.nullable(),
  product_type: z.string().nullable(),
  wood_type: z.string().nullable(),
  paint_type: z.string().nullable(),
  element_count: z.int().nullable(),
  spross_count: z.int().nullable(),
  manager: z.string().nullable(),
  /** How many of its products have operations at these work centers. */
  products: z.int(),
  /** Units that are made again for scrapped ones and are not made yet: its dates wait for them. */
  remakes: z.int(),
  suppliers: z.array(orderSupplier),
  /** The first day it may begin, or why nobody can say yet; on the preparation page only. */
  possible_start: possibleStartAnswer.nullable(),
  /** One a work center where it has operations; elsewhere its state is `empty`. */
  boxes: z.array(productionBox),
  /** Where it stands: the first of these work centers that has something ready. */
  stands: z.object({ work_center_id: workCenterId, since: isoMoment }).nullable(),
});
export type ProductionOrder = z.infer<typeof productionOrder>;

/** One operation on the way of a product; rounds before the last are there too. */
export const progressOperation = z.object({
  id: operationId,
  work_center_id: workCenterId,
  round: z.int(),
  /** `operationStatus`; cancelled ones are left out. */
  status: z.int(),
  /** Minutes; null: not estimated. */
  amount: z.number().nullable(),
  start_time: isoMoment.nullable(),
  end_time: isoMoment.nullable(),
  /** When something last happened to it. */
  changed_at: isoMoment,
  /** The last problem with it, or why it is done again. */
  trouble: z
    .object({
      kind: z.enum(['problem', 'returned']),
      comment: z.string().nullable(),
      user_name: z.string(),
      at: isoMoment,
    })
    .nullable(),
});
export type ProgressOperation = z.infer<typeof progressOperation>;

export const progressProduct = z.object({
  id: productId,
  position: z.string(),
  type: z.string().nullable(),
  width: z.int(),
  height: z.int(),
  /** Hash of its picture; null without one. */
  image: z.string().nullable(),
  operations: z.array(progressOperation),
});
export type ProgressProduct = z.infer<typeof progressProduct>;

/** A day and the part of its working time that is gone. */
const dayPart = z.object({ day: isoDate, part: z.number().min(0).max(1) });

/**
 * When the rest of an order's work is done, by the forward pass over all open work; an order passes a work center as
 * one.
 */
const orderPlan = z.object({
  /** Null with a reason: nobody can say; without one: nothing is open. */
  finish: isoDate.nullable(),
  late: z.boolean(),
  reason: lateReason.nullable(),
  /** Work centers that nobody can date are not among them. */
  steps: z.array(z.object({ work_center_id: workCenterId, begin: dayPart, end: dayPart })),
});
export type OrderPlan = z.infer<typeof orderPlan>;

/** The progress of an order through the work centers. */
export const orderProgress = z.object({
  order: productionOrder.pick({
    id: true,
    number: true,
    customer: true,
    status: true,
    count: true,
    delivery_date: true,
    completion_date: true,
  }),
  /** By code; `before` are the work centers before, directly or through others. */
  centers: z.array(productionCenter.extend({ before: z.array(workCenterId) })),
  /** By position. */
  products: z.array(progressProduct),
  plan: orderPlan,
  /** When the company has worked since the first of the operations was touched; null: nobody has said. */
  worked: z
    .object({
      /** Of each weekday, Monday first. */
      hours: z.array(z.number()).length(7),
      /** Days on which nothing is done, holidays too. */
      closed: z.array(isoDate),
      time_zone: z.string(),
    })
    .nullable(),
});
export type OrderProgress = z.infer<typeof orderProgress>;
