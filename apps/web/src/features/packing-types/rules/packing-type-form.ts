import { SHORTEST_PALLET_MM, usualOffsetLimits, usualTruckLimits, type PackingType } from '@mullion/contracts';
import type { PackingNumbers } from '@mullion/drawings';
import { parseNumber } from '@mullion/i18n';
import { z } from 'zod';
import { kilograms, wholeNumber } from '../../../kits/forms/whole-number';

const MOST = 100_000;
const LONGEST_NAME = 191;

/**
 * Numbers of a packing type with their unit and how far an arrow key goes: gaps and timber by 10, sizes and masses by
 * 100.
 */
export const numberFields = {
  longest_pallet: { unit: 'mm', step: 100 },
  pallet_width: { unit: 'mm', step: 100 },
  pallet_height: { unit: 'mm', step: 10 },
  max_height: { unit: 'mm', step: 100 },
  pallet_weight: { unit: 'kg', step: 100 },
  max_weight: { unit: 'kg', step: 100 },
  spacing_ends: { unit: 'mm', step: 10 },
  spacing_sides: { unit: 'mm', step: 10 },
  spacing_between: { unit: 'mm', step: 10 },
  truck_length: { unit: 'mm', step: 100 },
  truck_width: { unit: 'mm', step: 100 },
  truck_height: { unit: 'mm', step: 100 },
  default_truck_spacing: { unit: 'mm', step: 10 },
  truck_payload: { unit: 'kg', step: 100 },
  max_king_pin: { unit: 'kg', step: 100 },
  max_axles: { unit: 'kg', step: 100 },
  max_offset_across: { unit: '%', step: 1 },
  max_offset_along: { unit: '%', step: 1 },
} as const;
export type NumberField = keyof typeof numberFields;

const mm = () => wholeNumber(0, MOST);

const NARROWEST = 300;
const MOST_WIDTHS = 10;

/** Widths with commas or spaces between them, from narrow to wide and each once. */
const readWidths = (text: string, context: z.RefinementCtx): number[] => {
  const parts = text.split(/[\s,;]+/).filter(Boolean);
  const widths = parts.map(Number);
  const isRight =
    widths.every((width) => Number.isInteger(width) && width >= NARROWEST && width <= MOST) &&
    widths.length <= MOST_WIDTHS;
  if (isRight) return [...new Set(widths)].sort((a, b) => a - b);
  context.addIssue({ code: 'custom', message: 'packingTypes:form.widths', input: text });
  return z.NEVER;
};

/** A packing type as it is typed; every number is at least 0. */
export const packingTypeForm = z.object({
  description: z.string().trim().min(1).max(LONGEST_NAME),
  longest_pallet: wholeNumber(SHORTEST_PALLET_MM, MOST),
  pallet_width: mm(),
  pallet_height: mm(),
  max_height: mm(),
  pallet_weight: kilograms(0, MOST),
  max_weight: kilograms(0, MOST),
  spacing_ends: mm(),
  spacing_sides: mm(),
  spacing_between: mm(),
  truck_length: mm(),
  truck_width: mm(),
  truck_height: mm(),
  default_truck_spacing: mm(),
  truck_payload: kilograms(0, MOST),
  max_king_pin: kilograms(0, MOST),
  max_axles: kilograms(0, MOST),
  max_offset_across: wholeNumber(1, 50),
  max_offset_along: wholeNumber(1, 50),
  narrower_widths: z.string().transform(readWidths),
  allow_different_orders: z.boolean(),
});
export type PackingTypeForm = z.input<typeof packingTypeForm>;

/** What a new type begins with: a pallet on a standard semi-trailer. */
const usual: Readonly<Record<NumberField, number>> = {
  longest_pallet: 2400,
  pallet_width: 1200,
  pallet_height: 120,
  max_height: 2500,
  pallet_weight: 2000,
  max_weight: 2000,
  spacing_ends: 0,
  spacing_sides: 0,
  spacing_between: 0,
  truck_length: 13_600,
  truck_width: 2480,
  truck_height: 2700,
  default_truck_spacing: 50,
  ...usualTruckLimits,
  ...usualOffsetLimits,
};
const names = Object.keys(numberFields) as NumberField[];

/** A packing type in the dialog; null is a new one. */
export const formOfPackingType = (type: PackingType | null): PackingTypeForm => ({
  ...(Object.fromEntries(names.map((name) => [name, String((type ?? usual)[name])])) as Record<NumberField, string>),
  description: type?.description ?? '',
  narrower_widths: (type?.narrower_widths ?? []).join(', '),
  allow_different_orders: type?.allow_different_orders ?? true,
});

/** Numbers for the drawing; what cannot be read is drawn as 0. */
export const drawnNumbers = (form: PackingTypeForm): PackingNumbers =>
  Object.fromEntries(
    names.map((name) => [name, Math.max(-MOST, Math.min(MOST, parseNumber(form[name]) ?? 0))]),
  ) as unknown as PackingNumbers;

/** Fields that are no dimension. */
const UNDRAWN: ReadonlySet<string> = new Set([
  'pallet_weight',
  'max_weight',
  'truck_payload',
  'max_king_pin',
  'max_axles',
  'max_offset_across',
  'max_offset_along',
]);

/** The dimension that a field lights in the drawing; masses have none. */
export const litBy = (field: string | null): keyof PackingNumbers | null =>
  field !== null && field in numberFields && !UNDRAWN.has(field) ? (field as keyof PackingNumbers) : null;
