import { z } from 'zod';
import { defineCall } from '../kit/call';
import { orderId, palletId, truckId } from '../kit/id.schema';
import { isoMoment } from '../kit/route';
import { line } from '../kit/text.schema';
import { strokes } from './departure-stops.schema';

/** What is noted when a truck is let go: its seals, and the driver's signature or why there is none. */
export const departureDetails = z.strictObject({
  seals: z.array(line(40).min(1)).max(10),
  driver: line(191),
  signature: strokes.nullable(),
  unsigned_reason: line(500).min(1).nullable(),
});
export type DepartureDetails = z.infer<typeof departureDetails>;

const mm = z.int();

/** A pallet as it stood when the truck left. */
export const departedPallet = z.object({
  /** In which it was to be loaded, from 1. */
  step: z.int(),
  side: z.enum(['left', 'right', 'middle']),
  from_headboard: mm,
  pallet_id: palletId,
  shown_number: z.string(),
  /** The stop it goes to: its number, also its colour, and what it is called. */
  stop: z.int(),
  stop_label: z.string(),
  customers: z.string(),
  order_ids: z.array(orderId),
  x: mm,
  y: mm,
  is_turned: z.boolean(),
  length: mm,
  width: mm,
  height: mm,
  weight: z.number(),
});

/** How a truck left, written in the same moment and never changed. */
export const departureRecord = z.object({
  truck_id: truckId,
  number: z.string(),
  description: z.string(),
  departure: z.int().positive(),
  departed_at: isoMoment,
  confirmed_by: z.string(),
  plate: z.string(),
  trailer_plate: z.string(),
  driver: z.string(),
  seals: z.array(z.string()),
  signature: strokes.nullable(),
  unsigned_reason: z.string().nullable(),
  length: mm,
  width: mm,
  height: mm,
  used_length: mm,
  /** Codes of what the truck left with nevertheless. */
  warnings: z.array(z.string()),
  /** In the order of loading. */
  pallets: z.array(departedPallet),
});
export type DepartureRecord = z.infer<typeof departureRecord>;

/** Errors: not_found. */
export const getDepartureRecord = defineCall({
  service: 'dispatch',
  name: 'departures.record',
  input: z.object({ truck_id: truckId, departure: z.int().positive() }),
  output: departureRecord,
});
