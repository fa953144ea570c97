import {
  defaultStackRules,
  type Company,
  type PackingInstance,
  type PackingType,
  type RunSettings,
} from '@mullion/contracts';

/**
 * Specification 2.9, feature `tall_pallet_rule`: 120 mm of timber below and 20 mm above the content count as height.
 */
const TALL_RULE_MM = 140;

interface Spec {
  readonly pallet_height: number;
  readonly spacing_between: number;
  readonly spacing_ends: number;
  readonly spacing_sides: number;
  readonly max_weight: number;
  readonly max_height: number;
  readonly longest_length: number;
  readonly full_width: number;
  readonly max_offset_across: number;
  readonly max_offset_along: number;
}

/**
 * The engine's settings of a run: limits of the pallets' spec, lengths as the company allows them (packing-model.md,
 * Sizes).
 */
export const engineSettings = (
  asked: Partial<RunSettings>,
  spec: Spec,
  company: Pick<Company, 'allow_custom_pallets' | 'standard_lengths' | 'features' | 'stack_rules'>,
  type: Pick<PackingType, 'allow_different_orders' | 'narrower_widths'> | null,
): PackingInstance['settings'] => ({
  // a type without a size holds nothing, but is a question that has an answer
  pallet_length: Math.max(1, spec.longest_length),
  pallet_width: Math.max(1, spec.full_width),
  pallet_height: company.features.includes('tall_pallet_rule') ? TALL_RULE_MM : spec.pallet_height,
  max_height: Math.max(1, spec.max_height),
  max_weight: spec.max_weight,
  spacing_between: spec.spacing_between,
  spacing_ends: spec.spacing_ends,
  spacing_sides: spec.spacing_sides,
  allow_different_orders: asked.allow_different_orders ?? type?.allow_different_orders ?? true,
  mix_addresses: asked.mix_addresses ?? false,
  cut_to_content: true,
  stack_rules: company.stack_rules ?? defaultStackRules,
  offset_limits: { across_percent: spec.max_offset_across, along_percent: spec.max_offset_along },
  prefers_upright: true,
  narrower_widths: (type?.narrower_widths ?? []).filter((width) => width < spec.full_width),
  ...(company.allow_custom_pallets ? {} : { standard_lengths: company.standard_lengths }),
});
