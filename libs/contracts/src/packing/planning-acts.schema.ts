import { z } from 'zod';
import { palletId, planningActId, productId } from '../kit/id.schema';
import { version } from '../kit/route';
import { line } from '../kit/text.schema';
import { fictivePallet } from './fictive-pallet.schema';
import { newPallet, palletDetail, palletFields, place, placedProduct } from './pallet.schema';

/** Products that one act may move: all of a large order. */
const MOST_MOVED = 1000;

const seenProduct = z.strictObject({
  product_id: productId,
  /** The pallet it stands on, as the asker sees it; null: on none. */
  pallet_id: palletId.nullable(),
  /** Of the placement. */
  version: version.optional(),
});
const seenOnPallet = seenProduct.extend({ pallet_id: palletId });
const seenPallet = z.strictObject({ pallet_id: palletId, version: version.optional() });

/** Where products go; without a place each stands where it disturbs least. */
const moveTarget = z.discriminatedUnion('kind', [
  /** The place is that of the first product. */
  z.strictObject({ kind: z.literal('pallet'), pallet_id: palletId, place: place.optional() }),
  z.strictObject({ kind: z.literal('new'), like: newPallet }),
  z.strictObject({ kind: z.literal('unplaced') }),
]);

/** Sizes, limits and spacings; what is left out stays as it is. */
const settings = palletFields.pick({
  length: true,
  width: true,
  pallet_height: true,
  max_height: true,
  max_weight: true,
  spacing_between: true,
  spacing_ends: true,
  spacing_sides: true,
});

/** What somebody means to do in planning: all of it comes about, or nothing. */
export const planningAct = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('move'), products: z.array(seenProduct).min(1).max(MOST_MOVED), to: moveTarget }),
  /** Two loads of different pallets exchange places, each with what stands on it. */
  z.strictObject({ kind: z.literal('swap'), first: seenOnPallet, second: seenOnPallet }),
  /** Pallets are deleted; what stands on them becomes unplaced. */
  z.strictObject({ kind: z.literal('remove'), pallets: z.array(seenPallet).min(1).max(200) }),
  fictivePallet.extend({ kind: z.literal('fictive') }),
  z.strictObject({
    kind: z.literal('settings'),
    pallets: z
      .array(seenPallet.extend({ to: settings }))
      .min(1)
      .max(200),
    /** Skips the rounding to standard lengths, never the smallest length. */
    ignore_length: z.boolean().default(false),
  }),
  z.strictObject({ kind: z.literal('number'), ...seenPallet.shape, number: line(64).nullable() }),
  /** What is pinned stays where it stands in every packing run; what is so already stays so. */
  z.strictObject({
    kind: z.literal('pin'),
    pallets: z.array(palletId).max(500).default([]),
    products: z.array(productId).max(5_000).default([]),
    pinned: z.boolean(),
  }),
]);

/** Kinds of the acts that can be taken back; an order is taken out of planning by its own route. */
export const planningActKinds = ['move', 'swap', 'remove', 'fictive', 'settings', 'number', 'pin', 'unpack'] as const;

export const planningActResult = z.object({
  id: planningActId,
  kind: z.enum(planningActKinds),
  /** False: it is taken back, and can be done again. */
  done: z.boolean(),
  moved: z.array(z.object({ product_id: productId, from: palletId.nullable(), to: palletId.nullable() })),
  /** The moved products as they stand now. */
  products: z.array(placedProduct),
  /** Every pallet that has changed, in its new state; deleted ones are named beside. */
  pallets: z.array(palletDetail),
  deleted: z.array(palletId),
});

export type PlanningActInput = z.infer<typeof planningAct>;
export type PlanningActKind = (typeof planningActKinds)[number];
export type PlanningActResult = z.infer<typeof planningActResult>;
