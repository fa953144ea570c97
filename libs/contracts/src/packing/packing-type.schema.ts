import { z } from 'zod';
import { companyId, packingTypeId } from '../kit/id.schema';
import { lengthMm, massKg } from '../kit/measure.schema';
import { version } from '../kit/route';

/**
 * How far the centre of mass of a pallet that may tip lies from the middle of its deck at the most: percent of its
 * width and of its length.
 */
export const offsetLimits = z.object({
  max_offset_across: z.int().min(1).max(50),
  max_offset_along: z.int().min(1).max(50),
});

/** No run and no packing type has a longest pallet below this, mm. */
export const SHORTEST_PALLET_MM = 400;

export const packingType = z.object({
  id: packingTypeId,
  company_id: companyId,
  description: z.string(),
  allow_different_orders: z.boolean(),
  pallet_height: lengthMm,
  pallet_width: lengthMm,
  /** The maker's warning "heaviest product". */
  pallet_weight: massKg,
  spacing_between: lengthMm,
  spacing_ends: lengthMm,
  spacing_sides: lengthMm,
  max_weight: massKg,
  max_height: lengthMm,
  /** Longest pallet of this type, mm. */
  longest_pallet: lengthMm,
  truck_height: lengthMm,
  truck_length: lengthMm,
  truck_width: lengthMm,
  default_truck_spacing: lengthMm,
  /** What a truck carries, and what its load may put on the king pin and on the axles, kg. */
  truck_payload: massKg,
  max_king_pin: massKg,
  max_axles: massKg,
  ...offsetLimits.shape,
  /** Widths below `pallet_width` that a pallet of this type may have when its load is that narrow, mm. */
  narrower_widths: z.array(lengthMm).max(10),
  version,
});
export type PackingType = z.infer<typeof packingType>;
