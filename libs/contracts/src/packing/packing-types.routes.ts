import { z } from 'zod';
import { packingTypeId } from '../kit/id.schema';
import { defineRoute, ok, urlId, version } from '../kit/route';
import { line } from '../kit/text.schema';
import { lengthMm } from '../kit/measure.schema';
import { packingType, SHORTEST_PALLET_MM } from './packing-type.schema';
import { usualOffsetLimits, usualPackingType, usualTruckLimits } from './usual-limits';

const writer = { access: 'session', right: 'PT_EDIT' } as const;
const id = z.strictObject({ id: urlId(packingTypeId) });

/**
 * Everything of a packing type that is typed; every number is at least 0, the longest pallet what a run may ask for at
 * the least.
 */
const typed = z.strictObject({
  ...packingType.omit({ id: true, company_id: true, version: true }).shape,
  description: line(191).min(1),
  longest_pallet: lengthMm.min(SHORTEST_PALLET_MM),
  narrower_widths: z.array(lengthMm.min(300)).max(10),
});
/** A new packing type: everything but its name may be left out and is then what is usual. */
export const packingTypeFields = typed.extend({
  allow_different_orders: typed.shape.allow_different_orders.default(usualPackingType.allow_different_orders),
  pallet_height: typed.shape.pallet_height.default(usualPackingType.pallet_height),
  pallet_width: typed.shape.pallet_width.default(usualPackingType.pallet_width),
  pallet_weight: typed.shape.pallet_weight.default(usualPackingType.pallet_weight),
  spacing_between: typed.shape.spacing_between.default(usualPackingType.spacing_between),
  spacing_ends: typed.shape.spacing_ends.default(usualPackingType.spacing_ends),
  spacing_sides: typed.shape.spacing_sides.default(usualPackingType.spacing_sides),
  max_weight: typed.shape.max_weight.default(usualPackingType.max_weight),
  max_height: typed.shape.max_height.default(usualPackingType.max_height),
  longest_pallet: typed.shape.longest_pallet.default(usualPackingType.longest_pallet),
  truck_height: typed.shape.truck_height.default(usualPackingType.truck_height),
  truck_length: typed.shape.truck_length.default(usualPackingType.truck_length),
  truck_width: typed.shape.truck_width.default(usualPackingType.truck_width),
  default_truck_spacing: typed.shape.default_truck_spacing.default(usualPackingType.default_truck_spacing),
  max_offset_across: typed.shape.max_offset_across.default(usualOffsetLimits.max_offset_across),
  max_offset_along: typed.shape.max_offset_along.default(usualOffsetLimits.max_offset_along),
  narrower_widths: typed.shape.narrower_widths.default([]),
  truck_payload: typed.shape.truck_payload.default(usualTruckLimits.truck_payload),
  max_king_pin: typed.shape.max_king_pin.default(usualTruckLimits.max_king_pin),
  max_axles: typed.shape.max_axles.default(usualTruckLimits.max_axles),
});
export type PackingTypeFields = z.infer<typeof packingTypeFields>;

export const listPackingTypes = defineRoute({
  service: 'packing',
  name: 'packing-types.list',
  method: 'GET',
  path: 'packing-types',
  summary: 'Packing types of the company',
  policy: { access: 'session' },
  response: z.array(packingType),
});

/** Errors: packing_type.description_taken. */
export const createPackingType = defineRoute({
  service: 'packing',
  name: 'packing-types.create',
  method: 'POST',
  path: 'packing-types',
  summary: 'A packing type',
  success: 201,
  policy: writer,
  body: packingTypeFields,
  response: packingType,
});

/** Errors: conflict, packing_type.description_taken. */
export const updatePackingType = defineRoute({
  service: 'packing',
  name: 'packing-types.update',
  method: 'PUT',
  path: 'packing-types/{id}',
  summary: 'Edit a packing type; pallets that are there keep their sizes',
  policy: writer,
  params: id,
  body: typed.partial().extend({ version: version.optional() }),
  response: packingType,
});

/** Errors: packing_type.is_default, packing_type.in_use with names of customers that prefer it. */
export const deletePackingType = defineRoute({
  service: 'packing',
  name: 'packing-types.delete',
  method: 'DELETE',
  path: 'packing-types/{id}',
  summary: 'Delete a packing type that is neither the default nor preferred by a customer',
  policy: writer,
  params: id,
  response: ok,
});

export const packingTypesRoutes = { listPackingTypes, createPackingType, updatePackingType, deletePackingType };
