import { useMemo } from 'react';
import { useListPackingTypesQuery } from '../pallet/packing-api';
import { useUserQuery } from '../reference/reference-api';
import { STANDARD_TRUCK, type TruckSizes } from './truck-form';

/**
 * Sizes a new truck begins with: those of the company's packing type, with the company's own spacing between pallets.
 * Undefined until they are known; without any, a standard semi-trailer.
 */
export const useUsualTruckSizes = (): TruckSizes | undefined => {
  const { data: user } = useUserQuery();
  const { data: types, isError } = useListPackingTypesQuery();
  return useMemo(() => {
    if (!user) return isError ? STANDARD_TRUCK : undefined;
    const own = { ...STANDARD_TRUCK, between_pallets: user.company.default_truck_spacing };
    if (isError) return own;
    if (!types) return undefined;
    const usual = types.find((type) => type.id === user.company.pref_packing_type) ?? types[0];
    if (!usual) return own;
    return {
      ...own,
      length: usual.truck_length,
      width: usual.truck_width,
      height: usual.truck_height,
      max_pallet_weight: usual.truck_payload,
      max_king_pin: usual.max_king_pin,
      max_axles: usual.max_axles,
    };
  }, [types, isError, user]);
};
