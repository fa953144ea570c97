import { z } from 'zod';
import { MAX_INT } from '../kit/number.schema';
import { version } from '../kit/route';
import { line } from '../kit/text.schema';

export const rackId = z.int().positive().max(MAX_INT).brand<'RackId'>();
export type RackId = z.infer<typeof rackId>;

const code = line(32).min(1);
const barcode = line(64).min(1);
const zone = line(64);
const place = line(191);
const walking_order = z.int().min(0).max(100_000);

/** What a person may write. Without a barcode of its own a rack is scanned by its code. */
export const rackFields = z.strictObject({
  code,
  barcode: barcode.optional(),
  /** The hall or row it stands in; racks of one zone are drawn side by side. */
  zone: zone.default(''),
  /** How to find it, in words. */
  place: place.default(''),
  /** Pick lists go from low to high. */
  walking_order: walking_order.default(0),
});
/** What is not named stays as it is; without a version the present row is meant. */
export const rackEdit = z.strictObject({
  code: code.optional(),
  barcode: barcode.optional(),
  zone: zone.optional(),
  place: place.optional(),
  walking_order: walking_order.optional(),
  version: version.optional(),
});

export const rack = z.object({
  id: rackId,
  code: z.string(),
  barcode: z.string(),
  zone: z.string(),
  place: z.string(),
  walking_order: z.int(),
  version,
});
export type Rack = z.infer<typeof rack>;
