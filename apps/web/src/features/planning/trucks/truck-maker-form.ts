import { usualTruckLimits, type Company, type PackingType } from '@mullion/contracts';
import { isIsoDate } from '@mullion/i18n';
import { z } from 'zod';
import { kilograms, wholeNumber } from '../../../kits/forms/whole-number';

/** Payload of a usual semi-trailer, kg, without a packing type. */
export const USUAL_PAYLOAD_KG = usualTruckLimits.truck_payload;

/** The five values of the truck maker, all required, and an optional delivery date. */
export const truckMakerForm = z.object({
  truck_width: wholeNumber(500, 10_000),
  truck_height: wholeNumber(500, 10_000),
  truck_length: wholeNumber(500, 50_000),
  max_weight: kilograms(1, 100_000),
  default_truck_spacing: wholeNumber(0, 1000),
  allow_turn: z.boolean(),
  delivery_date: z.string().refine((text) => text === '' || isIsoDate(text), 'common:form.isoDate'),
});
export type TruckMaker = z.output<typeof truckMakerForm>;

/**
 * Prefilled from the company's packing type; the spacing is the company's own setting, the one that can be changed in
 * the system.
 */
export const truckMakerDefaults = (
  type: PackingType | undefined,
  company: Pick<Company, 'default_truck_spacing'> | undefined,
): z.input<typeof truckMakerForm> => ({
  truck_width: type ? String(type.truck_width) : '',
  truck_height: type ? String(type.truck_height) : '',
  truck_length: type ? String(type.truck_length) : '',
  max_weight: String(type?.truck_payload ?? USUAL_PAYLOAD_KG),
  default_truck_spacing: String(company?.default_truck_spacing ?? type?.default_truck_spacing ?? 50),
  allow_turn: true,
  delivery_date: '',
});
