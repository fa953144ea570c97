import { z } from 'zod';
import { departedPallet, departureRecord } from '../dispatch/departure-record.schema';
import { damageKinds, strokes, unloadedProduct } from '../dispatch/departure-stops.schema';
import { orderId } from '../kit/id.schema';
import { isoMoment } from '../kit/route';

/** What did not go as planned. `by` and `at` are empty where nobody did it. */
export const deviationKinds = ['out_of_turn', 'taken_off', 'not_scanned', 'left_despite'] as const;
const deviation = z.object({
  kind: z.enum(deviationKinds),
  /** Empty where it is of the whole truck. */
  pallet: z.string(),
  at: isoMoment.nullable(),
  by: z.string(),
  /**
   * out_of_turn: the turn it was loaded at and the planned one; not_scanned: positions; left_despite: a warning's code.
   */
  turn: z.int().nullable(),
  planned: z.int().nullable(),
  what: z.string(),
});
export type EvidenceDeviation = z.infer<typeof deviation>;

export const evidencePhoto = z.object({
  /** SHA-256 of its bytes, by which it lies in the store. */
  hash: z.string(),
  type: z.enum(['image/png', 'image/jpeg', 'image/gif']),
  made_at: isoMoment,
  made_by: z.string(),
});

const evidenceProduct = unloadedProduct.extend({
  weight: z.number(),
  scanned_at: isoMoment.nullable(),
  scanned_by: z.string(),
});

const evidencePallet = departedPallet.extend({
  loaded_at: isoMoment.nullable(),
  loaded_by: z.string(),
  products: z.array(evidenceProduct),
  photos: z.array(evidencePhoto),
});
export type EvidencePallet = z.infer<typeof evidencePallet>;

/** A pallet of somebody else on the same truck. */
const evidenceOutline = departedPallet.pick({ x: true, y: true, is_turned: true, length: true, width: true });

/** Everything that is attested of a departure; its hash is of this, written in one way. */
export const evidenceContent = departureRecord.omit({ pallets: true }).extend({
  company: z.string(),
  /** Whose part it is; null: everything. */
  customer: z.string().nullable(),
  pallets: z.array(evidencePallet),
  /** Of a customer's part: where others stand, without a number. */
  others: z.array(evidenceOutline),
  deviations: z.array(deviation),
});
export type EvidenceContent = z.infer<typeof evidenceContent>;

/** What came afterwards, each a page of its own that is not changed either. */
export const laterKinds = ['recalled', 'delivered', 'damaged', 'photographed'] as const;
export const laterPage = z.object({
  kind: z.enum(laterKinds),
  at: isoMoment,
  /** The stop, where it is of one. */
  stop: z.string(),
  orders: z.array(orderId),
  /** Damage: which product and what is wrong. */
  product: z.string(),
  damage: z.enum(damageKinds).nullable(),
  note: z.string(),
  /** Delivery: who signed, or why nobody did. */
  received_by: z.string(),
  signature: strokes.nullable(),
  unsigned_reason: z.string().nullable(),
  /** What a driver photographed at the stop, or of a damage there; pages that are older than such photos have none. */
  photo: evidencePhoto.nullable().default(null),
});
export type LaterPage = z.infer<typeof laterPage>;

/** An attested page as it is shown: what it says, its hash, and that of the page before it. */
const evidencePageShown = laterPage.extend({ hash: z.string(), before: z.string() });
export type EvidencePageShown = z.infer<typeof evidencePageShown>;

/** Where a photo of it can be opened, by its hash. */
const evidencePhotoLinks = z.record(z.string(), z.string());
export const evidenceHead = z.object({
  /** SHA-256 of the content. */
  hash: z.string(),
  /** The first signs of it, to be read out over the telephone. */
  code: z.string(),
  made_at: isoMoment,
  /** Opens the sheet; null while it is being made. */
  pdf: z.string().nullable(),
  content: evidenceContent,
  photos: evidencePhotoLinks,
  later: z.array(evidencePageShown),
});
