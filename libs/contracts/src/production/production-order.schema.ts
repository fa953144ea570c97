import { z } from 'zod';
import { orderId, workCenterId } from '../kit/id.schema';
import { isoDate, isoMoment } from '../kit/route';
import { orderSupplier } from './order-suppliers.routes';
import { possibleStartAnswer } from './possible-start';

/** How an order stands at a work center (§2.4). */
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
  /** On the preparation page only. */
  suppliers: z.array(orderSupplier),
  /** The first day it may begin, or why nobody can say yet; on the preparation page only. */
  possible_start: possibleStartAnswer.nullable(),
  /** One a work center where it has operations; elsewhere its state is `empty`. */
  boxes: z.array(productionBox),
  /** Where it stands: the first of these work centers that has something ready. */
  stands: z.object({ work_center_id: workCenterId, since: isoMoment }).nullable(),
});
export type ProductionOrder = z.infer<typeof productionOrder>;
