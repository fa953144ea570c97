/** Every code that the rules of this library answer, for the error catalogue and its texts. */
export const packingModelCodes = [
  'can_not_be_flipped',
  'malformed_data',
  'pallet.already_down',
  'pallet.confirmed',
  'pallet.heaviest_product',
  'pallet.locked',
  'pallet.no_upper_row',
  'pallet.not_owned',
  'pallet.not_supported',
  'pallet.on_truck',
  'pallet.overlap',
  'pallet.overweight',
  'pallet.products_do_not_fit',
  'pallet.stack_on_itself',
  'pallet.too_high',
  'pallet.would_lose_support',
  'product.not_on_pallet',
  'truck.outside_width',
  'truck.overlap',
  'truck.stop_order',
  'truck.too_heavy',
  'truck.too_long',
  'truck.too_tall',
] as const;

export type PackingModelCode = (typeof packingModelCodes)[number];
