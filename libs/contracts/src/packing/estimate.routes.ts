import { z } from 'zod';
import { orderId, productId } from '../kit/id.schema';
import { defineRoute, isoDate } from '../kit/route';
import { lengthMm, massKg } from '../kit/measure.schema';
import { category } from '../orders/order.schema';
import { estimateSpread, keptEstimate } from './kept-estimate.schema';

/** What is known of a product that is to be estimated; sizes and mass of 0 are not known yet. */
export const estimatedProduct = z.strictObject({
  position: z.string().max(64).default(''),
  category: category.default(1),
  width: lengthMm,
  height: lengthMm,
  depth: lengthMm,
  weight: massKg,
  can_be_flipped: z.boolean().default(true),
  /** Name of its set. */
  part_of: z.string().max(64).nullish(),
  quantity: z.int().min(1).max(1000).default(1),
});
export type EstimatedProduct = z.infer<typeof estimatedProduct>;

/** Pieces of one question: the largest orders have some thousands, and many more would keep others waiting. */
export const MOST_ESTIMATED_PIECES = 5000;

/** Each product as often as its quantity says. */
export const piecesOf = (products: readonly Pick<EstimatedProduct, 'quantity'>[]): number =>
  products.reduce((sum, { quantity }) => sum + quantity, 0);

const range = z.object({ low: z.number(), high: z.number() });

/** One pallet of the first plan, from above. */
const estimatedPallet = z.object({ length: lengthMm, width: lengthMm, products: z.int(), mass: z.number() });
export type EstimatedPallet = z.infer<typeof estimatedPallet>;

/** An ISO week beside the trucks planned for it, in loading metres (mm). */
const estimateWeek = z.object({
  /** 202648 */
  week: z.string(),
  monday: isoDate,
  trucks: z.int(),
  /** Of all its trucks together. */
  length: z.int(),
  /** What stands on its trucks and what else is promised for it, without the order asked about. */
  promised: z.int(),
  /** Orders promised for it that cannot be estimated. */
  unestimated: z.int(),
});
export type EstimateWeek = z.infer<typeof estimateWeek>;

/** Errors: not_found for an order of another company, and for a product that is none of the order. */
export const estimateOrder = defineRoute({
  service: 'packing',
  name: 'estimates.ask',
  method: 'POST',
  path: 'orders/estimate',
  summary: 'What an order takes: pallets, loading metres, share of a truck, mass, and the weeks it may be promised for',
  policy: { access: 'session' },
  writes: false,
  body: z.strictObject({
    /** Its products are estimated. */
    order_id: orderId.nullish(),
    /** Products that are not there yet, or, with an id, that stand in for one of the order. */
    products: z
      .array(estimatedProduct.extend({ id: productId.nullish() }))
      .max(MOST_ESTIMATED_PIECES)
      .check(({ value, issues }) => {
        if (piecesOf(value) > MOST_ESTIMATED_PIECES)
          issues.push({
            code: 'too_big',
            origin: 'array',
            maximum: MOST_ESTIMATED_PIECES,
            inclusive: true,
            input: value,
          });
      })
      .default([]),
    /** The weeks around this day; around today without it. */
    delivery_date: isoDate.nullish(),
  }),
  response: keptEstimate.extend({
    /** Where eight of ten orders like it end; null without figures. */
    ranges: z.object({ pallets: range, length: range, mass: range }).nullable(),
    /** The largest first; of very large orders the first hundred. */
    floor: z.array(estimatedPallet),
    truck: z.object({ length: lengthMm, width: lengthMm, between: lengthMm }),
    spread: estimateSpread,
    /** Null while dispatch does not answer. */
    weeks: z.array(estimateWeek).nullable(),
    /** Of the delivery date; null without one. */
    week: z.string().nullable(),
  }),
});

export const estimateRoutes = { estimateOrder };
