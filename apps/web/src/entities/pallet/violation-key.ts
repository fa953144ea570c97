import type { Violation } from '@mullion/packing-model';
import type { Texts } from '@mullion/i18n';

type Rules = Texts['pallet']['rule'];
export type RuleKey = keyof Rules;
export type ShortKey = keyof Texts['pallet']['ruleShort'];

const RULES: ReadonlySet<string> = new Set<RuleKey>([
  'can_not_be_flipped',
  'malformed_data',
  'pallet_already_down',
  'pallet_confirmed',
  'pallet_heaviest_product',
  'pallet_locked',
  'pallet_no_upper_row',
  'pallet_not_owned',
  'pallet_not_supported',
  'pallet_on_truck',
  'pallet_overlap',
  'pallet_overweight',
  'pallet_stack_on_itself',
  'pallet_tips_across',
  'pallet_tips_along',
  'pallet_too_high',
  'pallet_two_addresses',
  'pallet_would_lose_support',
  'plan_addition_carries',
  'plan_centre_outside',
  'plan_load_too_heavy',
  'plan_too_many_levels',
  'product_not_on_pallet',
  'truck_axles_overloaded',
  'truck_king_pin_overloaded',
  'truck_leans_left',
  'truck_leans_right',
  'truck_outside_width',
  'truck_overlap',
  'truck_stop_order',
  'truck_too_heavy',
  'truck_too_long',
  'truck_too_tall',
  'truck_two_addresses',
]);
const SHORT: ReadonlySet<string> = new Set<ShortKey>([
  'pallet_overweight',
  'pallet_too_high',
  'pallet_products_do_not_fit',
  'pallet_overlap',
  'pallet_not_supported',
  'can_not_be_flipped',
  'pallet_tips_across',
  'pallet_tips_along',
  'pallet_two_addresses',
]);

const keyOf = (code: string): string => code.replaceAll('.', '_');

/**
 * Which sentence says a broken rule; "does not fit" has one for a product and one for the pallet as a unit, "not
 * flipped" one for what stands above.
 */
export const ruleKey = ({ code, params }: Pick<Violation, 'code' | 'params'>): RuleKey => {
  if (code === 'pallet.products_do_not_fit') {
    if (params['product'] !== undefined) return 'pallet_product_does_not_fit';
    return params['length'] === undefined ? 'pallet_products_do_not_fit' : 'pallet_products_do_not_fit_size';
  }
  if (code === 'can_not_be_flipped' && params['products'] !== undefined) return 'can_not_be_flipped_under';
  const key = keyOf(code);
  return RULES.has(key) ? (key as RuleKey) : 'unknown';
};

/** Which word stands on a tag for a broken rule. */
export const shortRuleKey = (code: string): ShortKey => (SHORT.has(keyOf(code)) ? (keyOf(code) as ShortKey) : 'other');

/**
 * Each of these is something else to be done: stops are blocked by different pallets, and several hold products for two
 * addresses.
 */
const SHOWN_EACH: ReadonlySet<string> = new Set(['truck.stop_order', 'truck.two_addresses']);

/**
 * A rule that is broken in several places is shown once, the first time; what is something else to be done each time.
 */
export const onceEach = <V extends Pick<Violation, 'code'>>(violations: readonly V[]): readonly V[] =>
  violations.filter(
    ({ code }, index) => SHOWN_EACH.has(code) || violations.findIndex((other) => other.code === code) === index,
  );
