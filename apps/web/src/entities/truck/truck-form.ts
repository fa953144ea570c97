import { z } from 'zod';
import { clockTime, usualTruckLimits, type createTruck, type Truck, type truckFields } from '@mullion/contracts';
import { isIsoDate } from '@mullion/i18n';
import { kilograms, wholeNumber } from '../../kits/forms/whole-number';

const LONGEST_MM = 100_000;

/** A truck's facts as they are typed; '' is nothing. */
export const truckFormSchema = z.object({
  description: z.string().trim().max(191),
  delivery_date: z.string().refine((date) => date === '' || isIsoDate(date), 'common:form.isoDate'),
  departure_time: z
    .string()
    .trim()
    .refine((time) => time === '' || clockTime.safeParse(time).success, 'common:form.clockTime'),
  gate: z.string().trim().max(32),
  status: z.string(),
  trailer_number_plate: z.string().trim().max(32),
  length: wholeNumber(1, LONGEST_MM),
  width: wholeNumber(1, LONGEST_MM),
  height: wholeNumber(1, LONGEST_MM),
  max_pallet_weight: kilograms(1, 100_000),
  max_king_pin: kilograms(1, 100_000),
  max_axles: kilograms(1, 100_000),
  between_pallets: wholeNumber(0, 1000),
  allow_turn: z.boolean(),
});
export type TruckFormInput = z.input<typeof truckFormSchema>;
export type TruckForm = z.output<typeof truckFormSchema>;

/** Sizes a new truck begins with. */
export interface TruckSizes {
  readonly length: number;
  readonly width: number;
  readonly height: number;
  readonly max_pallet_weight: number;
  readonly max_king_pin: number;
  readonly max_axles: number;
  readonly between_pallets: number;
}
/** A standard semi-trailer (packing-model.md, "Demo packing types"); the company's packing type goes before it. */
export const STANDARD_TRUCK: TruckSizes = {
  length: 13_600,
  width: 2480,
  height: 2700,
  max_pallet_weight: usualTruckLimits.truck_payload,
  max_king_pin: usualTruckLimits.max_king_pin,
  max_axles: usualTruckLimits.max_axles,
  between_pallets: 50,
};

/** An existing truck in the dialog, or an empty one with the usual sizes. */
export const formOfTruck = (truck: Truck | null, sizes: TruckSizes = STANDARD_TRUCK): TruckFormInput => {
  const from = truck ?? sizes;
  return {
    description: truck?.description ?? '',
    delivery_date: truck?.delivery_date ?? '',
    departure_time: truck?.departure_time ?? '',
    gate: truck?.gate ?? '',
    status: String(truck?.status ?? 1),
    trailer_number_plate: truck?.vehicle?.trailer_number_plate ?? '',
    length: String(from.length),
    width: String(from.width),
    height: String(from.height),
    max_pallet_weight: String(from.max_pallet_weight),
    max_king_pin: String(from.max_king_pin),
    max_axles: String(from.max_axles),
    between_pallets: String(from.between_pallets),
    allow_turn: truck?.allow_turn ?? true,
  };
};

/** The body of POST trucks. */
export const newTruckBody = (form: TruckForm): z.input<typeof createTruck.body> => ({
  // nameless ones are called by their number
  ...(form.description ? { description: form.description } : {}),
  delivery_date: form.delivery_date || null,
  departure_time: form.departure_time || null,
  gate: form.gate,
  ...(form.trailer_number_plate ? { trailer_number_plate: form.trailer_number_plate } : {}),
  ...sizesOf(form),
  allow_turn: form.allow_turn,
});

const sizesOf = ({
  length,
  width,
  height,
  max_pallet_weight,
  max_king_pin,
  max_axles,
  between_pallets,
}: TruckForm): TruckSizes => ({
  length,
  width,
  height,
  max_pallet_weight,
  max_king_pin,
  max_axles,
  between_pallets,
});

/**
 * The body of PUT trucks: what was changed and the version of the details it was changed from; null when nothing was.
 * Status is not in it.
 */
export const changedFields = (form: TruckForm, before: Truck): z.input<typeof truckFields> | null => {
  const plate = before.vehicle?.trailer_number_plate ?? '';
  const wanted = {
    description: form.description || before.number,
    delivery_date: form.delivery_date || null,
    departure_time: form.departure_time || null,
    gate: form.gate,
    ...sizesOf(form),
    allow_turn: form.allow_turn,
  };
  const changed = Object.entries(wanted).filter(([name, value]) => before[name as keyof typeof wanted] !== value);
  if (form.trailer_number_plate !== plate) changed.push(['trailer_number_plate', form.trailer_number_plate || null]);
  return changed.length === 0 ? null : { ...Object.fromEntries(changed), details_version: before.details_version };
};
