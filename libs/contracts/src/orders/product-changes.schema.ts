import { z } from 'zod';
import { palletId, productId } from '../kit/id.schema';

/** What of an order all its products are made by. */
export const orderMakingFields = ['product_type', 'wood_type', 'paint_type'] as const;
export type OrderMakingField = (typeof orderMakingFields)[number];

/** What of a product a file or an edit may change; also what of its order it is made by. */
export const changedFields = [
  'position',
  'type',
  'category',
  'width',
  'height',
  'depth',
  'weight',
  'area',
  'can_be_flipped',
  'comment',
  'part_of',
  'fittings',
  'picture',
  ...orderMakingFields,
] as const;
export type ChangedField = (typeof changedFields)[number];

/**
 * Exchanged: two marks have changed places, so each product gets the other's mark and nothing else. Gone: the order no
 * longer has it.
 */
export const changeKinds = ['changed', 'exchanged', 'gone'] as const;
export type ChangeKind = (typeof changeKinds)[number];

/**
 * Free: nothing has been done that the change undoes. Decide: a person decides what becomes of it. Fixed: it stays as
 * it is.
 */
export const changeGroups = ['free', 'decide', 'fixed'] as const;
export type ChangeGroup = (typeof changeGroups)[number];

/** What has been done with a product, as far as a change of it is concerned. */
export const changeReasons = [
  'begun',
  'glass',
  'label_printed',
  'list_printed',
  'packed',
  'on_truck',
  'loaded',
  'left',
  'cancelled',
] as const;
export type ChangeReason = (typeof changeReasons)[number];

/**
 * Take: it becomes what is asked for. Keep: it stays as it is. Remake: it is scrapped, and a new one is made as is
 * asked for.
 */
export const changeActs = ['take', 'keep', 'remake'] as const;
export type ChangeAct = (typeof changeActs)[number];

const fieldValue = z.union([z.string(), z.number(), z.boolean()]).nullable();

/** A product that would change or go, with what has been done with it and what may become of it. */
export const productChange = z.object({
  product_id: productId,
  barcode: z.string(),
  position: z.string(),
  /** As it is now, mm and kg. */
  now: z.object({
    category: z.int(),
    width: z.int(),
    height: z.int(),
    depth: z.int(),
    weight: z.number(),
    image: z.string().nullable(),
  }),
  /** The line of the file; null outside of one. */
  row: z.int().nullable(),
  kind: z.enum(changeKinds),
  /** Fittings and pictures are only named: their values are null. */
  fields: z.array(z.object({ field: z.enum(changedFields), from: fieldValue, to: fieldValue })),
  group: z.enum(changeGroups),
  reasons: z.array(z.enum(changeReasons)),
  /** Codes of the work centers where something has been done with it. */
  done_at: z.array(z.string()),
  pallet: z.object({ id: palletId, shown_number: z.string() }).nullable(),
  choices: z.array(z.enum(changeActs)),
  /**
   * What taking it undoes: work centers that get it again, the pallet whose printed list is no longer right, and its own
   * printed label.
   */
  undoes: z.object({ operations: z.array(z.string()), pallet: z.string().nullable(), label: z.boolean() }),
  /** Names the state that this was said of: a decision that names another one is asked for again. */
  seen: z.string(),
});
export type ProductChange = z.infer<typeof productChange>;

/** What becomes of one product. */
export const changeDecision = z.strictObject({
  product_id: productId,
  act: z.enum(changeActs),
  /** `seen` of the product as it was shown; absent: as it is now. */
  seen: z.string().max(100).optional(),
});
export type ChangeDecision = z.infer<typeof changeDecision>;

/** More are not decided at once. */
export const MOST_DECISIONS = 2_000;
export const changeDecisions = z.array(changeDecision).max(MOST_DECISIONS);

/** What an edit or a deletion is refused with: what would change, as far as it is named, and the state of all of it. */
export const openChanges = z.object({ changes: z.array(productChange), seen: z.string() });
export type OpenChanges = z.infer<typeof openChanges>;

/** Deletes also what something has been done with; absent: then nothing is deleted. */
const takeDecision = z.enum(['take']).optional();
/** `seen` of the refusal that was decided on: when something was done since, it is refused again; absent: as it is now. */
const takeSeen = z.string().max(100).optional();
export const takeFields = { decision: takeDecision, seen: takeSeen };
export const takeQuery = z.strictObject(takeFields);
export type TakeFields = z.infer<typeof takeQuery>;
