import { z } from 'zod';
import { MAX_INT } from '../kit/number.schema';
import { isoMoment } from '../kit/route';

/**
 * What is printed and may become out of date: the preparation list and the label of a pallet, the label of a product,
 * the loading list of a truck.
 */
export const paperKinds = ['list', 'pallet_label', 'product_label', 'truck'] as const;
export const paperKind = z.enum(paperKinds);
export type PaperKind = z.infer<typeof paperKind>;

/** What stands on a paper besides what is listed on it. */
export const paperFields = [
  'number',
  'orders',
  'customer',
  'address',
  'truck',
  'stop',
  'part',
  'place',
  'products',
  'mass',
  'size',
  'height',
  'comment',
  'delivery_date',
  'vehicle',
  'material',
  'timber',
  'glass',
  'barcode',
] as const;
export const paperField = z.enum(paperFields);

const place = z.object({
  /** Row of a pallet or step of loading, 1-based. */
  row: z.int().nullable(),
  side: z.enum(['left', 'right', 'middle']).nullable(),
});
/** A product on a pallet's list, a pallet on a truck's. */
export const paperItem = z.object({
  id: z.int().positive().max(MAX_INT),
  name: z.string(),
  ...place.shape,
  /** Exactly where it stands: two places are the same when these texts are. */
  at: z.string(),
  width: z.int(),
  height: z.int(),
  depth: z.int(),
  /** Of a product; null for a pallet. */
  category: z.union([z.literal(0), z.literal(1), z.literal(2)]).nullable(),
  /** Hash of a product's own picture; papers printed before there were any have none. */
  image: z.string().nullable().default(null),
});
export type PaperItem = z.infer<typeof paperItem>;

/** Everything by which two prints of the same paper are told apart. */
export const paperFacts = z.object({
  number: z.string(),
  fields: z.partialRecord(paperField, z.string()),
  items: z.array(paperItem),
});
export type PaperFacts = z.infer<typeof paperFacts>;

export const paperChange = z.discriminatedUnion('what', [
  z.object({ what: z.literal('added'), item: paperItem }),
  /** `now`: the pallet and row on which it stands; null when on none, or when nobody says it. */
  z.object({
    what: z.literal('removed'),
    item: paperItem,
    now: z.object({ pallet: z.string(), row: z.int().nullable() }).nullable(),
  }),
  z.object({ what: z.literal('moved'), item: paperItem, from: place }),
  z.object({ what: z.literal('swapped'), item: paperItem, other: paperItem }),
  z.object({ what: z.literal('field'), field: paperField, from: z.string(), to: z.string() }),
]);
export type PaperChange = z.infer<typeof paperChange>;

/** Changes that are named; how many there are is said. */
export const MAX_PAPER_CHANGES = 50;

export const paperCheck = z.object({
  kind: paperKind,
  id: z.int(),
  number: z.string(),
  /** Of the paper in hand, and the one that is valid: what would be printed now. */
  revision: z.int(),
  current_revision: z.int(),
  /** `gone`: the pallet, product or truck does not exist any more. */
  state: z.enum(['current', 'outdated', 'gone']),
  printed_at: isoMoment,
  printed_by: z.string(),
  /** The last change that its owner has noted since, and who made it; null when none is known. */
  changed_at: isoMoment.nullable(),
  changed_by: z.string().nullable(),
  changes: z.array(paperChange).max(MAX_PAPER_CHANGES),
  changes_count: z.int(),
});
export type PaperCheck = z.infer<typeof paperCheck>;
