import type { Company, PackingType, PlacedProductDto } from '@mullion/contracts';
import { productFromWire } from '@mullion/packing-model';
import { ruleAgainst, type PackSettings } from '@mullion/packing-optimiser';

/** What pallets of a packing type hold; whether products share them does not matter here. */
type PackingTypeLimits = Pick<
  PackingType,
  | 'longest_pallet'
  | 'pallet_width'
  | 'pallet_height'
  | 'spacing_between'
  | 'spacing_ends'
  | 'spacing_sides'
  | 'max_weight'
  | 'max_height'
>;

/** Products that none of these packing types holds. */
export const misfitsOf = (
  products: readonly PlacedProductDto[],
  types: readonly PackingTypeLimits[],
  company: Pick<Company, 'allow_custom_pallets' | 'standard_lengths'>,
): readonly PlacedProductDto[] => {
  const settings = types.map((type) => settingsOf(type, company));
  return products.filter((product) =>
    settings.every((one) => ruleAgainst({ ...productFromWire(product), partOf: null }, one) !== null),
  );
};

const settingsOf = (
  type: PackingTypeLimits,
  company: Pick<Company, 'allow_custom_pallets' | 'standard_lengths'>,
): PackSettings => ({
  longestMm: type.longest_pallet,
  widthMm: type.pallet_width,
  palletHeightMm: type.pallet_height,
  maxHeightMm: type.max_height,
  maxMassKg: type.max_weight,
  spacingBetweenMm: type.spacing_between,
  spacingEndsMm: type.spacing_ends,
  spacingSidesMm: type.spacing_sides,
  allowDifferentOrders: true,
  mixAddresses: true,
  cutToContent: true,
  standardLengthsMm: company.allow_custom_pallets ? [] : company.standard_lengths,
});
