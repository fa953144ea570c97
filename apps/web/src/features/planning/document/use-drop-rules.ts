import { useMemo } from 'react';
import type { moveProduct } from '@mullion/contracts';
import type { Args } from '../../../kits/api/base-api';
import { useListPackingTypesQuery } from '../../../entities/pallet/packing-api';
import { useUserQuery } from '../../../entities/reference/reference-api';
import { preferredType } from '../../../entities/pallet/preferred-type';
import type { DropRules } from '../commands/judge-drop';

/** How long a pallet may be where the company says nothing (packing-model.md). */
const LONGEST_MM = 2400;

/** The company's rules for pallets that grow, as the server applies them. */
export const useDropRules = (): DropRules => {
  const { data: user } = useUserQuery();
  const { data: types } = useListPackingTypesQuery();
  const company = user?.company;
  return useMemo(() => {
    const preferred = preferredType(types, company);
    return {
      lengthRule: {
        allowCustom: company?.allow_custom_pallets ?? true,
        standardLengthsMm: company?.standard_lengths ?? [],
        longestMm: company?.longest_pallet ?? LONGEST_MM,
      },
      fullWidthMm: preferred?.pallet_width ?? 0,
      tallPalletRule: company?.features.includes('tall_pallet_rule') ?? false,
    };
  }, [company, types]);
};

type NewPallet = NonNullable<Args<typeof moveProduct>['body']['temporary']>;

/** What a pallet made by dropping is made like: the company's packing type. */
export const useNewPallet = (): NewPallet => {
  const { data: user } = useUserQuery();
  const { data: types } = useListPackingTypesQuery();
  return useMemo(() => {
    const type = preferredType(types, user?.company);
    if (!type) return {};
    return {
      width: type.pallet_width,
      pallet_height: type.pallet_height,
      spacing_between: type.spacing_between,
      spacing_ends: type.spacing_ends,
      spacing_sides: type.spacing_sides,
      max_weight: type.max_weight,
      max_height: type.max_height,
    };
  }, [types, user?.company]);
};
